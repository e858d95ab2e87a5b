import { expect, it } from 'vitest'
import { whyDearer } from '../../../src/stage/solution/whyDearer'
import { say } from '../../../src/words/message'
import { runOf } from '../../recording/arbitraryRuns'

const tooHigh = `node S h 4
node A h 9
node B h 2
node G h 0
S -- A 1
A -- G 2
S -- B 2
B -- G 2
start S
goal G`

function why(solver: string, graph = tooHigh): string | undefined {
  const message = whyDearer(runOf({ problem: 'graph', graph, solver }))
  return message && say(message)
}

it('tells where the heuristic that a search relies on is too high, and by how much', () => {
  expect(why('a-star')).toBe(
    'The heuristic is not admissible: in A h is 9, but the true cost is 2.',
  )
})

it('tells of a search that it does not go by costs', () => {
  expect(why('breadth-first')).toBe('The search counts moves, not what they cost.')
})

it('tells what else is known of a search that need not find a cheapest path', () => {
  expect(why('greedy')).toBe('Greedy search looks at h alone: a cheaper path may exist.')
  expect(why('weighted-a-star', tooHigh.replace('h 9', 'h 2').replace('h 4', 'h 3'))).toBe(
    'The heuristic is never too high, so this path costs at most 2 times as much as a cheapest one.',
  )
})
