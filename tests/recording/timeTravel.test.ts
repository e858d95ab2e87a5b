import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frontierOrderOf } from '../../src/recording/frontierOrder'
import { countsAt } from '../../src/recording/query/counts'
import { eventAt, expandedAt, rowsAt } from '../../src/recording/query/events'
import { frontierAt } from '../../src/recording/query/frontier/frontier'
import { childrenAt, pathTo, stateOf } from '../../src/recording/query/path/path'
import { statusAt } from '../../src/recording/query/status'
import { reasonOf } from '../../src/recording/reasonCodes'
import { record } from '../../src/recording/write/recorder'
import { anyMoment, anyRecording } from './anyRecording'
import { runOf } from './arbitraryRuns'
import { NaiveTree } from './naiveTree'

const numRuns = 100

describe('a moment of a recording is what a fresh run is that stops there', () => {
  it('in its event', () => {
    fc.assert(
      fc.property(anyMoment, ({ run, recording, step }) => {
        expect(eventAt(recording, step)).toEqual(NaiveTree.at(run, step).events.at(-1))
      }),
      { numRuns },
    )
  })

  it('in the rows that exist', () => {
    fc.assert(
      fc.property(anyMoment, ({ run, recording, step }) => {
        expect(rowsAt(recording, step)).toBe(NaiveTree.at(run, step).nodes.length)
      }),
      { numRuns },
    )
  })

  it('in the number of expansions', () => {
    fc.assert(
      fc.property(anyMoment, ({ run, recording, step }) => {
        expect(expandedAt(recording, step)).toBe(NaiveTree.at(run, step).expanded.length)
      }),
      { numRuns },
    )
  })

  it('in the status of every node', () => {
    fc.assert(
      fc.property(anyMoment, ({ run, recording, step }) => {
        const { nodes } = NaiveTree.at(run, step)
        const statuses = Array.from({ length: recording.rows }, (_, node) =>
          statusAt(recording, node, step),
        )
        expect(statuses).toEqual(statuses.map((_, node) => nodes[node]?.status ?? 'absent'))
      }),
      { numRuns },
    )
  })

  it('in the nodes of the frontier', () => {
    fc.assert(
      fc.property(anyMoment, ({ run, recording, step }) => {
        const frontier = frontierAt(recording, step, frontierOrderOf(run.chosen))
        expect(Array.from(frontier).sort((a, b) => a - b)).toEqual(NaiveTree.at(run, step).frontier)
      }),
      { numRuns },
    )
  })

  it('in the node that stands in front of the frontier: the next one to be expanded', () => {
    fc.assert(
      fc.property(anyRecording, fc.nat(), ({ run, recording }, choice) => {
        fc.pre(recording.expanded > 0)
        const next = recording.expansions.items[choice % recording.expanded]
        const before = recording.columns.leftAt[next] - 1
        expect(frontierAt(recording, before, frontierOrderOf(run.chosen))[0]).toBe(next)
      }),
      { numRuns },
    )
  })

  it('in the counts', () => {
    fc.assert(
      fc.property(anyMoment, ({ run, recording, step }) => {
        expect(countsAt(recording, step)).toEqual(NaiveTree.at(run, step).counts)
      }),
      { numRuns },
    )
  })

  it('in the children of every node', () => {
    fc.assert(
      fc.property(anyMoment, ({ run, recording, step }) => {
        const { nodes } = NaiveTree.at(run, step)
        const children = Array.from({ length: recording.rows }, (_, node) =>
          childrenAt(recording, node, step),
        )
        expect(children).toEqual(children.map((_, node) => nodes[node]?.children ?? []))
      }),
      { numRuns },
    )
  })
})

describe('a row of a recording is a node of a fresh run', () => {
  it('in its state, parent, action, depth, side, reason and twin', () => {
    fc.assert(
      fc.property(anyRecording, ({ run, recording }) => {
        const { columns, rows } = recording
        const kept = Array.from({ length: rows }, (_, row) => ({
          ...stateOf(recording, row),
          parent: columns.parent[row],
          action: columns.action[row],
          depth: columns.depth[row],
          side: columns.side[row] === 0 ? 'forward' : 'backward',
          prunedFor: reasonOf(columns.reason[row]),
          twin: columns.twin[row],
        }))
        const { nodes } = NaiveTree.at(run, recording.events - 1)
        expect(kept).toEqual(
          nodes.map(({ parent, action, low, high, depth, side, prunedFor, twin = -1 }) => {
            return { parent, action, low, high, depth, side, prunedFor, twin }
          }),
        )
      }),
      { numRuns: 50 },
    )
  })

  it('in its h, where the search asked for one', () => {
    fc.assert(
      fc.property(anyRecording, ({ run, recording }) => {
        const { nodes } = NaiveTree.at(run, recording.events - 1)
        const asked = nodes.flatMap(({ h }, node) => (h === undefined ? [] : [node]))
        expect(asked.map((node) => recording.columns.h[node])).toEqual(
          asked.map((node) => nodes[node].h),
        )
      }),
      { numRuns: 50 },
    )
  })

  it('in its path from the root', () => {
    fc.assert(
      fc.property(anyRecording, fc.nat(), ({ run, recording }, choice) => {
        const node = choice % recording.rows
        const { nodes } = NaiveTree.at(run, recording.events - 1)
        const path = [node]
        while (nodes[path[0]].parent >= 0) path.unshift(nodes[path[0]].parent)
        expect(pathTo(recording, node)).toEqual(path)
      }),
      { numRuns: 50 },
    )
  })
})

describe('an event', () => {
  const recording = record(runOf({ start: '123456078' }))

  it.each([-1, recording.events, Number.NaN])('number %s does not exist', (step) => {
    expect(() => eventAt(recording, step)).toThrow(RangeError)
  })

  it('is one of the story of two moves, told in full', () => {
    const story = Array.from({ length: recording.events }, (_, step) => eventAt(recording, step))
    expect(story).toEqual([
      { kind: 'generate', event: 0, node: 0 },
      { kind: 'expand', event: 1, node: 0 },
      { kind: 'generate', event: 2, node: 1 },
      { kind: 'generate', event: 3, node: 2 },
      { kind: 'expand', event: 4, node: 1 },
      { kind: 'generate', event: 5, node: 3 },
      { kind: 'generate', event: 6, node: 4 },
      { kind: 'generate', event: 7, node: 5 },
      { kind: 'expand', event: 8, node: 2 },
      { kind: 'generate', event: 9, node: 6 },
      { kind: 'generate', event: 10, node: 7 },
      { kind: 'generate', event: 11, node: 8 },
      { kind: 'solution', event: 12, node: 8, waiting: false, left: 1 },
      { kind: 'finish', event: 13, left: 1, outcome: { kind: 'solved', node: 8 } },
    ])
  })
})
