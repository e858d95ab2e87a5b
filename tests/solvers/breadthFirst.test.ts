import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRunBy, runOf } from '../recording/arbitraryRuns'
import { NaiveTree } from '../recording/naiveTree'

const anyRun = anyRunBy('breadth-first')
const twoMoves = { solver: 'breadth-first', start: '123456078' }

describe('breadth-first search', () => {
  it('expands the nodes it keeps in the order in which they were generated', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const { nodes, expanded } = NaiveTree.at(run)
        const kept = nodes.flatMap(({ status }, node) => (status === 'pruned' ? [] : [node]))
        expect(expanded).toEqual(kept.slice(0, expanded.length))
      }),
    )
  })

  it('never expands a node that is less deep than one before', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const { nodes, expanded } = NaiveTree.at(run)
        const depths = expanded.map((node) => nodes[node].depth)
        expect(depths).toEqual([...depths].sort((a, b) => a - b))
      }),
    )
  })

  it('prunes exactly the nodes whose state was generated before, and names the first', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const { nodes } = NaiveTree.at(run)
        const states = nodes.map(({ low, high }) => `${low} ${high}`)
        const twins = states.map((state, node) => {
          const first = states.indexOf(state)
          return first < node ? first : undefined
        })
        expect(nodes.map(({ twin }) => twin)).toEqual(twins)
      }),
      { numRuns: 30 },
    )
  })

  it('is exhausted when every node it kept has been expanded', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        fc.pre(run.problem.solvability()?.solvable === false)
        expect(NaiveTree.at(run).frontier).toEqual([])
      }),
    )
  })

  it('ends at the generation of the goal when it is tested there', () => {
    const { events } = NaiveTree.at(runOf({ ...twoMoves, goalTest: 'generation' }))
    expect(events.slice(-3)).toMatchObject([
      { kind: 'generate', node: 8 },
      { kind: 'solution', node: 8 },
      { kind: 'finish', outcome: { kind: 'solved', node: 8 } },
    ])
  })

  it('takes the goal from the queue in its turn when it is tested there', () => {
    const { expanded, events } = NaiveTree.at(runOf({ ...twoMoves, goalTest: 'expansion' }))
    const solution = events.find(({ kind }) => kind === 'solution')
    expect([expanded, solution]).toMatchObject([[0, 1, 2, 3, 4, 6], { node: 8 }])
  })

  it.each(['generation', 'expansion'])(
    'expands nothing where the start is the goal (%s)',
    (goalTest) => {
      expect(NaiveTree.at(runOf({ solver: 'breadth-first', goalTest })).events).toMatchObject([
        { kind: 'generate', node: 0 },
        { kind: 'solution', node: 0 },
        { kind: 'finish', outcome: { kind: 'solved', node: 0 } },
      ])
    },
  )
})
