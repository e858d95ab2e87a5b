import { describe, expect, it } from 'vitest'
import { mostCost, mostPathCost } from '../../../src/problems/costs'
import type { Problem } from '../../../src/problems/problem'
import { recordingLines } from '../../../src/recording/file/lines'
import { RecordingReader } from '../../../src/recording/file/recordingReader'
import { cancelled } from '../../../src/recording/write/cancelled'
import { Recorder, record } from '../../../src/recording/write/recorder'
import { solvers } from '../../../src/solvers'
import { runOf } from '../arbitraryRuns'
import { runBy } from './runBy'
import { told } from './told'

/** An edge that costs all that a graph may cost, and a goal that it does not lead to. */
const dearest = `A - B ${mostCost}; node C; start A; goal C`

describe('path costs', () => {
  it.each(solvers.map(({ id }) => id))('of the dearest edge, there and back, end no %s', (id) => {
    const recorder = new Recorder(runOf({ problem: 'graph', graph: dearest, solver: id }))
    expect(() => recorder.advance(100)).not.toThrow()
  })

  it('count on where a search goes round and round', () => {
    const graph = 'A - B 1000.123456; B - C 1000.123456; C - A 1000.123456; node D; goal D'
    const run = runOf({ problem: 'graph', graph, start: 'A', solver: 'iterative-deepening' })
    const recorder = new Recorder(run)
    recorder.advance(500)
    const recording = cancelled(recorder.recording())
    const { g, depth } = recording.columns
    expect(Math.max(...g)).toBeGreaterThan(mostCost)
    for (let node = 0; node < recording.rows; node++) {
      expect(g[node]).toBe(depth[node] * 1_000_123_456)
    }
  })

  it('are the same in a file that is read again', () => {
    const run = runOf({ problem: 'graph', graph: dearest, solver: 'uniform-cost' })
    const reader = new RecordingReader()
    for (const line of recordingLines(run, record(run))) expect(reader.read(line)).toBeUndefined()
    expect([...reader.recording().columns.g].slice(0, 3)).toEqual([0, mostCost, 2 * mostCost])
  })

  it.each([-1, 0.5, mostPathCost + 1])('are refused where an action costs %d', (cost) => {
    const { problem } = runOf({ problem: 'graph', graph: 'A - B 1' })
    const odd: Problem = { ...problem, costs: { one: 1, of: () => cost } }
    const run = runBy(
      function* ({ tree }) {
        yield tree.expand(tree.root())
        for (const child of tree.children(0)) tree.prune(child, 'undoes')
        return { kind: 'exhausted' }
      },
      { on: odd },
    )
    expect(told(() => record(run))).toThrow(/^Node 1 cannot have g = .*: it is a whole number/)
  })
})
