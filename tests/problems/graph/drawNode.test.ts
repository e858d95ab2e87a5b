import { expect, it } from 'vitest'
import { createProblem } from '../../../src/problems'

/** The pictures of the start and of the goal of a graph: how wide they are, and what stands there. */
function picturesOf(graph: string) {
  const made = createProblem({ problem: 'graph', graph })
  if (!made.ok) throw new Error(made.fault.setting)
  const { value: problem } = made
  return [problem.start, problem.goal ?? expect.fail()].map((state) => {
    const { columns, parts } = problem.draw(state)
    return { columns, labels: parts.map((part) => ('label' in part ? part.label : '')) }
  })
}

it.each([
  ['Latin', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'],
  ['Japanese', '北海道札幌市中央区北一条西二丁目一番地時計台前広場'],
])('a very long name in %s is cut, and leaves the others large enough to be read', (_, name) => {
  const [start, goal] = picturesOf(`A - ${name} 1`)
  expect(start.columns).toBeLessThan(5.7)
  expect(goal.columns).toBe(start.columns)
  expect(start.labels).toEqual(['A'])
  const [cut] = goal.labels
  expect(cut).toMatch(/.{7}…$/)
  expect(name).toMatch(new RegExp(`^${cut?.slice(0, -1)}`))
})

it('names of an ordinary length are written whole', () => {
  const [start, goal] = picturesOf('Newcastle - "Saint Petersburg" 1')
  expect([start.labels, goal.labels]).toEqual([['Newcastle'], ['Saint Petersburg']])
})
