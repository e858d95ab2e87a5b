import '../../src/problems/all'
import { createPinia, setActivePinia } from 'pinia'
import { expect, it } from 'vitest'
import { useOwnBoards } from '../../src/setup/useOwnBoards'

const graph = 'West -- East 3\nEast -- North 1'
const own = { problem: 'graph', graph, start: 'East', goal: 'West', solver: 'greedy' }
const other = { problem: 'graph', graph: 'romania', start: 'Arad', goal: 'Bucharest' }

/** The graphs that are offered once the device has kept this. */
function offeredAfter(kept: string): readonly string[] {
  localStorage.setItem('tansaku-boards', kept)
  return useOwnBoards().choices(other)[0].values
}

it('offers a graph of one’s own with its start and goal, and no search', () => {
  const boards = useOwnBoards()
  boards.remember(own)
  const [choice] = boards.choices(other)
  expect(choice.values.at(-1)).toBe(graph)
  expect(boards.choose(other, choice, graph)).toEqual({
    problem: 'graph',
    graph,
    start: 'East',
    goal: 'West',
  })
})

it('keeps no example', () => {
  useOwnBoards().remember(other)
  expect(useOwnBoards().choices(other)[0].values).not.toContain(graph)
  expect(localStorage.getItem('tansaku-boards')).toBeNull()
})

it('offers on the next visit what the device has kept', () => {
  const { problem, start, goal } = own
  const kept = JSON.stringify({ graph: { problem, graph, start, goal } })
  expect(offeredAfter(kept).at(-1)).toBe(graph)
})

it.each([
  ['no text', ''],
  ['a list', '[1, 2]'],
  ['no settings', '{ "graph": 7 }'],
  ['no texts', '{ "graph": { "problem": "graph", "graph": 7 } }'],
  ['another problem', '{ "graph": { "problem": "sliding-3x3", "graph": "A - B" } }'],
  ['a graph that is wrong', '{ "graph": { "problem": "graph", "graph": "A B C" } }'],
])('offers only the examples where the device has kept %s', (_, kept) => {
  const examples = useOwnBoards().choices(other)[0].values
  setActivePinia(createPinia())
  expect(offeredAfter(kept)).toEqual(examples)
})
