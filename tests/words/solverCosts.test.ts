import { describe, expect, it } from 'vitest'
import { optimalityOf } from '../../src/recording/optimality'
import { readRun } from '../../src/recording/run'
import { solvers } from '../../src/solvers'
import { costColumns, solverCost } from '../../src/words/solverCosts'
import { recorded } from '../lessons/statements/recorded'

describe.each(solvers.map(({ id }) => id))('what is said of %s', (id) => {
  it('fills every column', () => {
    expect(costColumns.map((column) => solverCost(id, column))).not.toContain(undefined)
  })

  it('calls it optimal only where its manifest does', () => {
    const run = readRun({ start: '123456708', solver: id })
    if (!run.ok) throw new Error(JSON.stringify(run.fault))
    const isNone = optimalityOf(run.value) === 'none'
    expect(solverCost(id, 'optimal') === 'No').toBe(isNone)
  })
})

/** The ways of a tree in which each node has two children, down to a depth; they cost 1. */
function waysOfTree(depth: number): readonly string[] {
  const nodes = Array.from({ length: 2 ** (depth + 1) - 2 }, (_, at) => at + 2)
  return nodes.map((node) => `${nameOf(node >> 1)} -> ${nameOf(node)} 1`)
}

/** By their names, nodes are in the order of their numbers. */
function nameOf(node: number): string {
  return `n${String(node).padStart(4, '0')}`
}

/** How many nodes a search generates in a graph, with its last limit if it has limits. */
function generatedBy(solver: string, graph: string): number {
  const { totals } = recorded({ problem: 'graph', graph, solver }).recording
  return totals.perIteration.at(-1)?.generated ?? totals.generated
}

describe('the power of b that is said of the time', () => {
  const d = 4
  const powers: Readonly<Record<string, number>> = { d, '1 + ⌊C*/ε⌋': 1 + d }

  it.each(['breadth-first', 'iterative-deepening', 'ida-star', 'a-star', 'uniform-cost'])(
    'is that of %s where h is 0, and the goal comes last in its level',
    (solver) => {
      const goal = nameOf(2 ** (d + 1) - 1)
      const graph = [...waysOfTree(d + 2), `start ${nameOf(1)}`, `goal ${goal}`].join('; ')
      const [, power = ''] = /b\^\{([^}]*)\}/.exec(solverCost(solver, 'time') ?? '') ?? []
      const generated = generatedBy(solver, graph)
      expect(generated).toBeGreaterThanOrEqual(2 ** powers[power])
      expect(generated).toBeLessThan(2 * 2 ** powers[power])
    },
  )

  it('grows with the weight of weighted A*, where h is right on the way and 0 elsewhere', () => {
    expect(solverCost('weighted-a-star', 'time')).toMatch(/^b\^\{1 \+ ⌊w · C\*\/ε⌋\} at worst/)
    const tree = Array.from(
      { length: 2 ** (2 * d + 2) - 1 },
      (_, at) => `node ${nameOf(at + 1)} h 0`,
    )
    const way = Array.from({ length: d - 1 }, (_, at) => `node way${at + 1} h ${d - at - 1}`)
    const graph = [
      `node S h ${d}`,
      ...tree,
      ...way,
      'node G h 0',
      ...waysOfTree(2 * d + 1),
      `S -> ${nameOf(1)} 1; S -> way1 1`,
      ...way.slice(1).map((_, at) => `way${at + 1} -> way${at + 2} 1`),
      `way${d - 1} -> G 1; start S; goal G`,
    ].join('; ')
    // The weight is 2 where none is chosen.
    const generated = generatedBy('weighted-a-star', graph)
    expect(generated).toBeGreaterThan(2 ** (1 + d))
    expect(generated).toBeLessThan(2 * 2 ** (1 + 2 * d))
  })
})
