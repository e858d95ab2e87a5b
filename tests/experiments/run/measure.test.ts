import { describe, expect, it } from 'vitest'
import { measureSettings } from '../../../src/experiments/run/measureSettings'
import { record } from '../../../src/recording/write/recorder'
import { RunMemory } from '../../../src/recording/write/runMemory'
import { figuresOf } from '../../figures/figures'
import { runOf } from '../../recording/arbitraryRuns'

const now = () => 0
const farAway = { start: '867254301', solver: 'depth-first' }

describe('a run that is only counted', () => {
  it.each([
    { start: '627381450', solver: 'a-star', heuristic: 'sum', order: 'down-right-left-up' },
    { start: '451260738', solver: 'breadth-first', goalTest: 'expansion' },
    { start: '451260738', solver: 'ida-star' },
  ])('has the counts of its recording: $solver', (settings) => {
    const run = runOf(settings)
    const { popped, expanded, generated, peakSize, moves } = figuresOf(run, record(run))
    expect(measureSettings(settings, 1_000_000, now)).toEqual({
      ...{ outcome: 'solved', ms: 0 },
      ...{ popped, expanded, generated, peakSize, moves },
    })
  })

  it('has the cost of its solution where actions have costs', () => {
    const onMap = (solver: string) =>
      measureSettings({ problem: 'graph', board: 'romania', solver }, 1000, now).cost
    expect(['breadth-first', 'uniform-cost', 'a-star', 'greedy'].map(onMap)).toEqual([
      450, 418, 418, 450,
    ])
  })

  it('counts the same in the memory of other runs', () => {
    const settings = [
      { start: '867254301', solver: 'a-star', heuristic: 'sum' },
      { start: '451260738', solver: 'greedy' },
      { start: '451260738', solver: 'bidirectional' },
      { start: '451260738', solver: 'breadth-first', reached: 'two-step' },
      { start: '451260738', solver: 'ida-star', heuristic: 'linear-conflict' },
      { start: '627381450', solver: 'depth-first' },
      { problem: 'blocks', start: 'classic', solver: 'breadth-first', mirror: 'on' },
    ]
    const memory = new RunMemory()
    const alone = settings.map((each) => measureSettings(each, 20_000, now))
    for (const order of [1, -1]) {
      const places = [...settings.keys()].sort((one, other) => order * (one - other))
      for (const at of places) {
        expect(measureSettings(settings[at], 20_000, now, memory)).toEqual(alone[at])
      }
    }
  })

  it.each([1, 255, 256, 257, 1000])('is cut after exactly %i expanded nodes', (cut) => {
    const { outcome, expanded, moves } = measureSettings(farAway, cut, now)
    expect([outcome, expanded, moves]).toEqual(['cut', cut, undefined])
  })

  it('has no moves where it was cut, though a first solution was found before', () => {
    const all = { start: '312450678', solver: 'ida-star', solutions: 'all' }
    const whole = measureSettings(all, 1_000_000, now)
    expect(record(runOf(all)).solution).toBeDefined()
    const { outcome, moves } = measureSettings(all, whole.expanded - 1, now)
    expect([outcome, moves]).toEqual(['cut', undefined])
  })

  it('is not searched where a proof says that the goal is out of reach', () => {
    const found = measureSettings({ start: '123456870', solver: 'ida-star' }, 10, now)
    expect(found).toMatchObject({ outcome: 'unsolvable', expanded: 0 })
  })

  it('is made all the same where everything is to be explored', () => {
    const all = { problem: 'sliding-2x2', start: '2130', goalTest: 'never' }
    const found = measureSettings({ ...all, solver: 'breadth-first' }, 100, now)
    // A board of two by two has twelve states in each of two halves.
    expect(found).toMatchObject({ outcome: 'exhausted', expanded: 12 })
  })

  it('tells the milliseconds of its clock, to two places', () => {
    let time = 5
    expect(measureSettings({ start: '123456078' }, 10, () => (time += 3.14159)).ms).toBe(3.14)
  })
})
