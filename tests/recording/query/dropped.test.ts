import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countsAt } from '../../../src/recording/query/counts'
import { eventAt } from '../../../src/recording/query/events'
import { frontierAt } from '../../../src/recording/query/frontier/frontier'
import {
  frontierSizeAt,
  peakFrontierSizeAt,
} from '../../../src/recording/query/frontier/frontierSize'
import { levelStarts, stepAfter, stepBefore } from '../../../src/recording/query/jumps'
import { childrenAt } from '../../../src/recording/query/path/path'
import { statusAt } from '../../../src/recording/query/status'
import { peakTableSizeAt, tableSizeAt } from '../../../src/recording/query/tableSize'
import { record } from '../../../src/recording/write/recorder'
import { anyDroppingRun } from '../droppingRun'
import { NaiveTree } from '../naiveTree'

const anyDropping = fc.tuple(anyDroppingRun, fc.nat()).map(([{ run, order }, choice]) => {
  const recording = record(run)
  return { run, recording, order, step: choice % recording.events }
})
const numRuns = 60

describe('where nodes are dropped, a moment is what a fresh run is that stops there', () => {
  it('in its event, and in the status and the children of every node', () => {
    fc.assert(
      fc.property(anyDropping, ({ run, recording, step }) => {
        const { events, nodes } = NaiveTree.at(run, step)
        expect(eventAt(recording, step)).toEqual(events.at(-1))
        for (let node = 0; node < recording.rows; node++) {
          expect(statusAt(recording, node, step)).toBe(nodes[node]?.status ?? 'absent')
          expect(childrenAt(recording, node, step)).toEqual(nodes[node]?.children ?? [])
        }
      }),
      { numRuns },
    )
  })

  it('in the nodes and the size of the frontier', () => {
    fc.assert(
      fc.property(anyDropping, ({ run, recording, step, order }) => {
        const { frontier } = NaiveTree.at(run, step)
        expect([...frontierAt(recording, step, 'queue')]).toEqual(frontier)
        expect([...frontierAt(recording, step, order)].sort((a, b) => a - b)).toEqual(frontier)
        expect(frontierSizeAt(recording, step)).toBe(frontier.length)
      }),
      { numRuns },
    )
  })

  it('in the counts, level by level', () => {
    fc.assert(
      fc.property(anyDropping, ({ run, recording, step }) => {
        expect(countsAt(recording, step)).toEqual(NaiveTree.at(run, step).counts)
      }),
      { numRuns },
    )
  })

  it('in the size of the table, which keeps the states of dropped nodes', () => {
    fc.assert(
      fc.property(anyDropping, ({ run, recording, step }) => {
        const kept = NaiveTree.at(run, step).nodes.filter(({ status }) => status !== 'pruned')
        const states = new Set(kept.map(({ low, high }) => `${low} ${high}`))
        expect(tableSizeAt(recording, run.chosen, step)).toBe(states.size)
        expect(peakTableSizeAt(recording, run.chosen, step)).toBe(states.size)
      }),
      { numRuns },
    )
  })
})

describe('where nodes are dropped', () => {
  it('the node in front of the frontier is the next one to leave it by its order', () => {
    fc.assert(
      fc.property(anyDropping, ({ recording, order }) => {
        const { items } = recording.expansions
        for (const node of items.subarray(0, recording.expanded)) {
          const before = recording.columns.leftAt[node] - 1
          expect(frontierAt(recording, before, order)[0]).toBe(node)
        }
      }),
      { numRuns },
    )
  })

  it('the largest frontier so far is the most that waited at any step', () => {
    fc.assert(
      fc.property(anyDropping, ({ recording, step }) => {
        const last = peakFrontierSizeAt(recording, step)
        const sizes = Array.from({ length: step + 1 }, (_, at) => frontierSizeAt(recording, at))
        expect(last).toBe(Math.max(...sizes))
      }),
      { numRuns },
    )
  })

  it('jumps lead from expansion to expansion, and to where a deeper level begins', () => {
    fc.assert(
      fc.property(anyDropping, ({ run, recording, step }) => {
        const { events, nodes } = NaiveTree.at(run)
        const expansions = events.filter(({ kind }) => kind === 'expand').map(({ event }) => event)
        const last = events.length - 1
        const next = expansions.find((event) => event > step) ?? last
        expect(stepAfter(recording, step, 'expansion')).toBe(next)
        const before = expansions.findLast((event) => event < step) ?? 0
        expect(stepBefore(recording, step, 'expansion')).toBe(before)
        let deepest = -1
        const starts = events.flatMap((event) => {
          if (event.kind !== 'expand' || nodes[event.node].depth <= deepest) return []
          deepest = nodes[event.node].depth
          return [event.event]
        })
        expect(levelStarts(recording)).toEqual(starts)
      }),
      { numRuns },
    )
  })
})
