import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  defaultDistance,
  fittingNumber,
  readySteps,
  spreadSteps,
} from '../../../../../src/pages/lab/share/deck/readyMoments'
import type { ReadyChoice } from '../../../../../src/pages/lab/share/deck/readyMoments'
import type { Settings } from '../../../../../src/problems/problem'
import { eventAt } from '../../../../../src/recording/query/events'
import { record } from '../../../../../src/recording/write/recorder'
import { runOf } from '../../../../recording/arbitraryRuns'

function ready(settings: Settings, choice: ReadyChoice, number = 1) {
  const run = runOf(settings)
  const recording = record(run)
  const steps = readySteps(choice, recording, run.chosen.solver.frontier, number)
  return { recording, steps, events: steps.map((step) => eventAt(recording, step)) }
}

describe('ready choices of moments', () => {
  it('every so many steps are the multiples, and the last step', () => {
    const { recording, steps } = ready({ start: '123745086', solver: 'a-star' }, 'every', 5)
    expect(recording.events).toBe(19)
    expect(steps).toEqual([0, 5, 10, 15, 18])
    expect(ready({ start: '123745086', solver: 'a-star' }, 'every', 9).steps).toEqual([0, 9, 18])
    expect(ready({ start: '123745086', solver: 'a-star' }, 'every', 99).steps).toEqual([0, 18])
  })

  it('the first steps are no more than there are', () => {
    const settings = { start: '123745086', solver: 'a-star' }
    expect(ready(settings, 'first', 3).steps).toEqual([0, 1, 2])
    expect(ready(settings, 'first', 1000).steps).toHaveLength(19)
  })

  it('the path of the solution is an expansion for each move, and the goal', () => {
    const { recording, events } = ready({ start: '123745086', solver: 'a-star' }, 'solution')
    const moves = recording.solution?.length ?? 0
    expect(moves).toBe(4)
    expect(events.map(({ kind }) => kind)).toEqual([
      ...Array<string>(moves).fill('expand'),
      'solution',
    ])
    const expanded = events.flatMap((event) => (event.kind === 'expand' ? [event.node] : []))
    for (const [at, node] of expanded.entries()) {
      if (at > 0) expect(recording.columns.parent[node]).toBe(expanded[at - 1])
    }
  })

  it('the path of the solution is empty where there is none', () => {
    expect(ready({ start: '123456870', solver: 'breadth-first' }, 'solution').steps).toEqual([])
  })

  it('the marks of the timeline are the first expansions of levels, and the goal', () => {
    const { recording, events } = ready({ start: '123745086' }, 'marks')
    const depths = events.flatMap((event) =>
      event.kind === 'expand' ? [recording.columns.depth[event.node]] : [],
    )
    expect(depths).toEqual([0, 1, 2, 3])
    expect(events.at(-1)?.kind).toBe('solution')
  })

  it('the default distance gives about a dozen moments', () => {
    for (const events of [2, 19, 80, 314, 5_000, 665_045]) {
      const count = (events - 1) / defaultDistance({ events })
      expect(count).toBeLessThanOrEqual(12)
      expect(count).toBeGreaterThan(events > 12 ? 4 : 0)
    }
  })
})

const aSetOfSteps = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { maxLength: 20 })

it('steps that are too many are spread evenly, as closely as they fit beside those chosen', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 22, max: 120 }),
      aSetOfSteps,
      (count, most, chosen) => {
        const all = Array.from({ length: count }, (_, at) => 3 * at)
        const every = (distance: number) =>
          all.filter((step) => step % (3 * distance) === 0 || step === all.at(-1))
        const together = (steps: readonly number[]) => new Set([...chosen, ...steps]).size
        const spread = spreadSteps(all, new Set(chosen), most)
        expect(spread?.steps).toEqual(every(spread?.oneIn ?? 0))
        expect(together(spread?.steps ?? [])).toBeLessThanOrEqual(most)
        for (let closer = 1; closer < (spread?.oneIn ?? 1); closer += 1) {
          expect(together(every(closer))).toBeGreaterThan(most)
        }
      },
    ),
  )
})

it('nothing is spread where not even the first and the last step fit', () => {
  const chosen = new Set([1, 2, 3])
  expect(spreadSteps([0, 5, 9], chosen, 4)).toBeUndefined()
  expect(spreadSteps([1, 5, 9], chosen, 4)).toEqual({ steps: [1, 9], oneIn: 2 })
  expect(spreadSteps([], chosen, 3)).toEqual({ steps: [], oneIn: 1 })
})

it('of a long run few steps are looked at, however little room is left', () => {
  const events = 100_000
  for (const left of [0, 2, 40]) {
    const chosen = new Set(Array.from({ length: 100 - left }, (_, at) => 7 + 13 * at))
    const has = vi.spyOn(chosen, 'has')
    fittingNumber('every', { events }, chosen, 100)
    expect(has.mock.calls.length).toBeLessThan(6 * events)
  }
})

it('the number that fits gives no more moments than there is room for, and the next would', () => {
  const recording = record(runOf({ start: '451260738', solver: 'a-star' }))
  fc.assert(
    fc.property(fc.integer({ min: 22, max: 60 }), aSetOfSteps, (most, chosen) => {
      const together = (choice: 'every' | 'first', number: number) =>
        new Set([...chosen, ...readySteps(choice, recording, undefined, number)]).size
      const distance = fittingNumber('every', recording, new Set(chosen), most) ?? 0
      expect(together('every', distance)).toBeLessThanOrEqual(most)
      expect(together('every', distance - 1)).toBeGreaterThan(most)
      const first = fittingNumber('first', recording, new Set(chosen), most) ?? 0
      expect(together('first', first)).toBeLessThanOrEqual(most)
      expect(together('first', first + 1)).toBeGreaterThan(most)
    }),
  )
  expect(fittingNumber('first', recording, new Set([5, 6]), 2)).toBeUndefined()
  expect(fittingNumber('every', recording, new Set([5, 6]), 2)).toBeUndefined()
})
