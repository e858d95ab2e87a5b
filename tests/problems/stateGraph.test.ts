import { describe, expect, it } from 'vitest'
import { createProblem } from '../../src/problems'
import type { Problem, Settings } from '../../src/problems/problem'
import { stateGraphOf } from '../../src/problems/stateGraph'
import { Successors } from '../../src/problems/successors'

function problemOf(settings: Settings): Problem {
  const read = createProblem(settings)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

/** How many states the literature, or a count by hand, gives each. */
const small: readonly (readonly [name: string, settings: Settings, states: number])[] = [
  ['missionaries and cannibals', { problem: 'missionaries' }, 16],
  ['wolf, goat and cabbage', { problem: 'wolf' }, 10],
  ['three discs on three pegs', { problem: 'hanoi', discs: '3', pegs: '3' }, 27],
  ['four pancakes', { problem: 'pancakes', start: '4213' }, 24],
  ['tiles of two rows and columns', { problem: 'sliding-2x2', start: '3120' }, 12],
]

describe('the graph of few states', () => {
  it.each(small)('has all of them: %s', (_, settings, states) => {
    expect(stateGraphOf(problemOf(settings))?.states).toHaveLength(states)
  })

  it.each(small)('leads from each state to its successors, and nowhere else: %s', (_, settings) => {
    const problem = problemOf(settings)
    const graph = stateGraphOf(problem)
    if (!graph) throw new Error('no graph')
    const drawn = graph.states.map(() => new Set<number>())
    for (const { from, to, directed } of graph.ways) {
      expect(drawn[from]).not.toContain(to)
      drawn[from].add(to)
      if (!directed) drawn[to].add(from)
    }
    const into = new Successors()
    graph.states.forEach(({ low, high }, at) => {
      problem.successors(low, high, into)
      const leads = Array.from({ length: into.count }, (_, each) => [
        into.low[each],
        into.high[each],
      ])
      const texts = leads.map(([low, high]) => problem.format({ low, high }))
      const places = [...drawn[at]].map((place) => problem.format(graph.states[place]))
      expect(new Set(places)).toEqual(new Set(texts))
    })
  })

  it('draws one way for both directions, where each move can be undone', () => {
    const graph = stateGraphOf(problemOf({ problem: 'hanoi', discs: '3', pegs: '3' }))
    expect(graph?.ways.filter(({ directed }) => directed)).toEqual([])
    // Every state has three moves but those with all discs on one peg, which have two.
    expect(graph?.ways).toHaveLength((3 * 27 - 3) / 2)
  })

  it('draws a way with a direction, where there is none back', () => {
    const graph = stateGraphOf(problemOf({ problem: 'jugs' }))
    expect(graph?.ways.some(({ directed }) => directed)).toBe(true)
  })

  it('takes states that are equal as one', () => {
    const problem = problemOf({ problem: 'wolf' })
    const folded: Problem = {
      ...problem,
      canonical: (low, high, into) => Object.assign(into, { low: low & 1, high }),
    }
    expect(stateGraphOf(folded)?.states.length).toBeLessThan(10)
  })

  it('is none where there are more states than a map can show', () => {
    expect(stateGraphOf(problemOf({}))).toBeUndefined()
    expect(stateGraphOf(problemOf({ problem: 'hanoi', discs: '3' }), 26)).toBeUndefined()
  })
})
