import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sourceOfBuiltIn } from '../../../../src/ownSearch/starting/startingSources'
import { frontierOrderOf } from '../../../../src/recording/frontierOrder'
import { eventAt } from '../../../../src/recording/query/events'
import type { Disorder } from '../../../../src/recording/query/frontier/disorder'
import { firstDisorder } from '../../../../src/recording/query/frontier/firstDisorder'
import { frontierAt } from '../../../../src/recording/query/frontier/frontier'
import { nodeValues } from '../../../../src/recording/query/nodeValues'
import { recordedUpTo } from '../../../../src/recording/query/recordedUpTo'
import type { Recording } from '../../../../src/recording/recording'
import { record } from '../../../../src/recording/write/recorder'
import type { ChosenSolver } from '../../../../src/solvers/manifest/chooseSolver'
import type { Frontier, Node } from '../../../../src/solvers/solver'
import { ownRecorded } from '../../../ownSearch/runHere'
import { anySmallRun, runOf } from '../../arbitraryRuns'

const frontiers: readonly Frontier[] = [
  { order: 'queue' },
  { order: 'stack' },
  { order: 'path' },
  { order: 'priority', by: 'f' },
  { order: 'priority', by: 'g' },
  { order: 'priority', by: 'h' },
  { order: 'priority', by: 'h', byLevel: true },
]

/** The node that leaves at an event, to be expanded or as a goal. */
function leaverAt(recording: Recording, step: number): Node | undefined {
  const event = eventAt(recording, step)
  const leaves = event.kind === 'expand' || (event.kind === 'solution' && event.waiting)
  return leaves ? event.node : undefined
}

/** The first step at which another node leaves than the one in front. */
function plainDisorder(recording: Recording, chosen: ChosenSolver): number | undefined {
  const order = frontierOrderOf(chosen)
  for (let step = 1; step < recording.events; step++) {
    const node = leaverAt(recording, step)
    if (node !== undefined && frontierAt(recording, step - 1, order)[0] !== node) return step
  }
  return undefined
}

const anyDeclared = fc.tuple(anySmallRun, fc.constantFrom(...frontiers)).map(([run, frontier]) => ({
  recording: record(run, 3_000),
  chosen: { ...run.chosen, solver: { ...run.chosen.solver, frontier } },
}))

function placeOf(found: Disorder | undefined): Omit<Disorder, 'nextAfter'> | undefined {
  if (!found) return undefined
  const { event, before, frontier } = found
  return { event, before, frontier }
}

describe('the first node that leaves in another order than the declared one', () => {
  it('is the first that is not the one in front', () => {
    fc.assert(
      fc.property(anyDeclared, ({ recording, chosen }) => {
        const found = firstDisorder(recording, chosen)
        const plain = plainDisorder(recording, chosen)
        if (found && !found.frontier && plain !== undefined) {
          expect(found.event).toBeGreaterThanOrEqual(plain)
        } else {
          expect(found?.event).toBe(plain)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('is told to leave before the one that left', () => {
    fc.assert(
      fc.property(anyDeclared, ({ recording, chosen }) => {
        const found = firstDisorder(recording, chosen)
        if (!found) return
        const waiting = frontierAt(recording, found.event - 1, frontierOrderOf(chosen))
        const node = leaverAt(recording, found.event)
        if (node === undefined) throw new Error('nothing leaves')
        expect(waiting.indexOf(found.before)).toBeLessThan(waiting.indexOf(node))
        if (!found.frontier) expect(found.before).toBe(waiting[0])
      }),
      { numRuns: 200 },
    )
  })

  it('is the same however much of the run is looked at first', () => {
    fc.assert(
      fc.property(anyDeclared, fc.nat(), ({ recording, chosen }, choice) => {
        const whole = firstDisorder(recording, { ...chosen })
        const part = recordedUpTo(recording, choice % recording.events)
        const early = firstDisorder(part, chosen)
        expect(placeOf(firstDisorder(recording, chosen))).toEqual(placeOf(whole))
        if (early && !early.frontier) expect(placeOf(early)).toEqual(placeOf(whole))
        if (early) expect(early.event).toBeLessThan(part.events)
      }),
      { numRuns: 100 },
    )
  })
})

it.each([
  'breadth-first',
  'depth-first',
  'iterative-deepening',
  'ida-star',
  'a-star',
  'greedy',
  'beam',
])('a built-in search keeps to its order: %s', (solver) => {
  for (const settings of [{ start: '412053786' }, { problem: 'graph' }]) {
    const run = runOf({ ...settings, solver })
    expect(firstDisorder(record(run), run.chosen)).toBeUndefined()
  }
})

const sum = 'tree.g(node) + tree.h(node)'

/** A* in a copy of one's own that goes by another value. */
function changed(value: string, settings: Readonly<Record<string, string>>) {
  const source = sourceOfBuiltIn('a-star')?.replace(sum, value)
  if (!source?.includes(value)) throw new Error('not changed')
  return ownRecorded(source, settings)
}

describe('a copy of A*', () => {
  it('that goes by another value first takes a node although another has a smaller f', () => {
    const { recording, run } = changed('tree.g(node) + 3 * tree.h(node)', { problem: 'graph' })
    const found = firstDisorder(recording, run.chosen)
    if (!found) throw new Error('not found')
    const node = leaverAt(recording, found.event)
    const fOfNode = (each: Node) => nodeValues(recording, run, each).f
    expect([node, found.before].map((each) => fOfNode(each ?? -1))).toEqual([415, 413])
    expect(found.frontier).toBeUndefined()
    // Seen before that event, the search keeps to its order so far.
    const [before, then] = [found.event - 1, found.event].map((step) =>
      firstDisorder(recordedUpTo(recording, step), run.chosen),
    )
    expect([before, placeOf(then)]).toEqual([undefined, placeOf(found)])
  })

  it('that only breaks ties by another rule is told from one that does not go by f', () => {
    const settings = { start: '152436780' }
    const { recording, run } = changed(`${sum} + tree.h(node) / 1000`, settings)
    expect(firstDisorder(recording, run.chosen)?.frontier).toBe(run.chosen.solver.frontier)
  })

  it('that is unchanged keeps to its order', () => {
    const { recording, run } = changed(sum, { problem: 'graph' })
    expect(firstDisorder(recording, run.chosen)).toBeUndefined()
  })
})

it('the node that leaves next is the one that does, and none while it is yet to come', () => {
  const { recording, run } = changed('tree.g(node) + 3 * tree.h(node)', { problem: 'graph' })
  const found = firstDisorder(recording, run.chosen)
  for (let step = 0; step < recording.events; step++) {
    let later = step + 1
    while (later < recording.events && leaverAt(recording, later) === undefined) later++
    const leaver = later < recording.events ? leaverAt(recording, later) : undefined
    const isThere = leaver !== undefined && recording.columns.generatedAt[leaver] <= step
    expect(found?.nextAfter(step)).toBe(isThere ? leaver : undefined)
  }
})
