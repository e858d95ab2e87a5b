import { describe, expect, it } from 'vitest'
import type { Run } from '../../src/recording/run'
import { Recorder, record } from '../../src/recording/write/recorder'
import { runOf } from '../recording/arbitraryRuns'

function onGraph(graph: string, undo = 'never'): Run {
  return runOf({ problem: 'graph', graph, solver: 'ida-star', heuristic: 'zero', undo })
}

/** Outcomes within so many expansions; a search that goes round in a circle has none. */
function endOf(run: Run) {
  const recorder = new Recorder(run)
  recorder.advance(1_000)
  return recorder.recording().outcome?.kind
}

describe('IDA* on a graph with a circle that costs nothing', () => {
  const circle = 'A -> B 0; B -> C 0; C -> A 0'

  it('ends where the goal cannot be reached', () => {
    expect(endOf(onGraph(`${circle}; node D; start A; goal D`))).toBe('exhausted')
  })

  it('finds a goal behind a higher limit', () => {
    const run = onGraph(`${circle}; C -> D 5; start A; goal D`)
    expect(endOf(run)).toBe('solved')
    expect(record(run).totals.perIteration.map(({ limit }) => limit)).toEqual([0, 5])
  })

  it('ends where moves may be undone along an edge that costs nothing', () => {
    expect(endOf(onGraph('A - B 0; node C; start A; goal C', 'allowed'))).toBe('exhausted')
  })

  it('ends where an edge leads from a node to itself at no cost', () => {
    expect(endOf(onGraph('A -> A 0; A -> B 3; start A; goal B'))).toBe('solved')
  })

  it('names the node that the circle came from', () => {
    const { columns, rows } = record(onGraph(`${circle}; node D; start A; goal D`))
    expect([...columns.twin.subarray(0, rows)]).toEqual([-1, -1, -1, 0])
  })

  it('still comes to a state by several paths of the same cost', () => {
    const run = onGraph('A -> B 0; A -> C 0; B -> D 0; C -> D 0; D -> E 1; start A; goal E')
    const { columns, rows } = record(run)
    expect([...columns.reason.subarray(0, rows)].filter((reason) => reason === 1)).toEqual([])
  })
})

it('IDA* goes round a circle that costs something up to its limit', () => {
  const run = onGraph('A -> B 1; B -> C 1; C -> A 1; A -> D 9; start A; goal D')
  const { totals } = record(run)
  expect(totals.prunedBy.reached).toBe(0)
  expect(totals.perIteration.at(-1)?.limit).toBe(9)
})
