import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Recording } from '../../../src/recording/recording'
import { record } from '../../../src/recording/write/recorder'
import { solvers } from '../../../src/solvers'
import type { Solver } from '../../../src/solvers/solver'
import { runOf } from '../../recording/arbitraryRuns'
import { recorderOf, sourceRead } from '../runHere'

const files: Record<string, string> = {
  'breadth-first': 'breadthFirst',
  bidirectional: 'bidirectional',
  'depth-first': 'depthFirst',
  'iterative-deepening': 'iterativeDeepening',
  'ida-star': 'idaStar',
  'a-star': 'aStar',
  'weighted-a-star': 'weightedAStar',
  greedy: 'greedy',
  beam: 'beamSearch',
  'uniform-cost': 'uniformCost',
}
const sourceOf = (id: string) => readFileSync(`src/solvers/${files[id]}.ts`, 'utf8')

/** All that a recording holds. */
function bytesOf({ columns, expansions, calls, ...rest }: Recording): Buffer {
  const { rows, expanded, events } = rest
  const parts = Object.entries(columns).map(([name, column]) => {
    const part = column.subarray(0, name === 'g' && column.length === 0 ? 0 : rows)
    return Buffer.from(part.buffer, part.byteOffset, part.byteLength)
  })
  const nodes = expansions.items.slice(0, expanded)
  return Buffer.concat([
    Buffer.from(JSON.stringify(rest)),
    ...parts,
    Buffer.from(nodes.buffer),
    Buffer.from(calls.items.subarray(0, events)),
  ])
}

describe.each(solvers.map((solver: Solver) => [solver.id, solver] as const))(
  'the file of %s',
  (id, solver) => {
    it('is read as what it is, without being run', () => {
      const { solver: read } = sourceRead(sourceOf(id))
      const { options, frontier, twoSided = false, forgets = false, ignoresCosts = false } = solver
      expect(read).toMatchObject({ id, options, frontier, twoSided, forgets, ignoresCosts })
    })

    it('makes the same recording as a search of one’s own', () => {
      for (const settings of [
        { problem: 'sliding-2x3', start: '451203', goal: '123450' },
        { problem: 'graph' },
        // Without a table of reached states a grid has too many paths.
        ...(solver.forgets ? [] : [{ problem: 'grid', map: 'terrain:12x9:3' }]),
      ]) {
        const run = runOf({ ...settings, solver: id })
        const own = recorderOf(sourceOf(id), run.problem.settings)
        own.advance(Infinity)
        const made = own.recording()
        expect(made.outcome?.kind).toBe('solved')
        expect(bytesOf(made).equals(bytesOf(record(run)))).toBe(true)
      }
    })
  },
)
