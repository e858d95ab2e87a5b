import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { record } from '../../../src/recording/write/recorder'
import { cellStates, cellsAt, nodeOfCell } from '../../../src/stage/map/cells/cellsAt'
import { placesAt } from '../../../src/stage/map/places/placesAt'
import { anyGraph, textOf } from '../../problems/graph/arbitraryGraphs'
import { runOf } from '../../recording/arbitraryRuns'
import { NaiveTree } from '../../recording/naiveTree'

const solvers = ['breadth-first', 'depth-first', 'uniform-cost', 'a-star', 'greedy', 'ida-star']
const cutOff = ['pruned', 'dropped', 'superseded']

const anyMoment = fc
  .tuple(anyGraph(), fc.constantFrom(...solvers), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([graph, solver, share]) => {
    const run = runOf({ problem: 'graph', graph: textOf(graph), solver })
    const recording = record(run)
    const step = Math.floor(share * (recording.events - 1))
    return { run, recording, step, places: graph.names.length }
  })

/** By place: the latest of its nodes, in the tree as it stands, that is not cut off, else any. */
function plainPlaces(tree: NaiveTree, places: number) {
  const now = tree.nodes.flatMap((node, number) =>
    node.iteration === tree.limits.length ? [{ ...node, number }] : [],
  )
  return Array.from({ length: places }, (_, place) => {
    const here = now.filter(({ low }) => low === place)
    return here.findLast(({ status }) => !cutOff.includes(status)) ?? here.at(0)
  })
}

describe('a map at a step', () => {
  it('shows each place as the latest node that reached it and was not cut off', () => {
    fc.assert(
      fc.property(anyMoment, ({ run, recording, step, places }) => {
        const plain = plainPlaces(NaiveTree.at(run, step), places)
        expect(placesAt(recording, step, places)).toEqual(
          plain.map((node) => ({ status: node?.status ?? 'absent', node: node?.number })),
        )
      }),
    )
  })

  it('shows each cell as waiting where the latest kept node of it waits', () => {
    fc.assert(
      fc.property(anyMoment, ({ run, recording, step, places }) => {
        const now = NaiveTree.at(run, step)
        const into = new Uint8Array(places)
        cellsAt(recording, step, into)
        const expected = Array.from({ length: places }, (_, place) => {
          const kept = now.nodes.findLast(
            ({ low, iteration, status }) =>
              low === place && iteration === now.limits.length && status !== 'pruned',
          )
          if (!kept) return cellStates.untouched
          return kept.status === 'waiting' ? cellStates.waiting : cellStates.expanded
        })
        expect([...into]).toEqual(expected)
      }),
    )
  })

  it('leads from a cell to a node that has its state', () => {
    fc.assert(
      fc.property(anyMoment, ({ recording, step, places }) => {
        for (let place = 0; place < places; place++) {
          const node = nodeOfCell(recording, step, place)
          if (node === undefined) continue
          expect(recording.columns.low[node]).toBe(place)
          expect(recording.columns.generatedAt[node]).toBeLessThanOrEqual(step)
        }
      }),
    )
  })
})
