import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  readySteps,
  defaultDistance,
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

it('steps that are too many are spread evenly from the first to the last', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 2, max: 120 }),
      (count, most) => {
        const all = Array.from({ length: count }, (_, at) => 3 * at)
        const { steps, oneIn } = spreadSteps(all, most)
        expect(steps.length).toBeLessThanOrEqual(most)
        expect([steps[0], steps.at(-1)]).toEqual([all[0], all.at(-1)])
        expect(oneIn === 1).toBe(count <= most)
        expect(steps.slice(0, -1).every((step) => step % (3 * oneIn) === 0)).toBe(true)
      },
    ),
  )
})
