import { describe, expect, it } from 'vitest'
import { sourceOfBuiltIn } from '../../../src/ownSearch/starting/startingSources'
import type { Settings } from '../../../src/problems/problem'
import { narrate } from '../../../src/stage/narration/narrate'
import { say } from '../../../src/words/message'
import { ownRecorded } from '../../ownSearch/runHere'

/** All that is said of a copy of a built-in search with one place in it changed. */
function toldOf(solver: string, place: string, changed: string, settings: Settings) {
  const source = sourceOfBuiltIn(solver)
  if (!source?.includes(place)) throw new Error(`no ${place} in ${solver}`)
  const { run, recording } = ownRecorded(source.replace(place, changed), settings)
  return Array.from({ length: recording.events }, (_, step) => say(narrate(recording, run, step)))
}

const ofOrder =
  /oldest|newest|end of the queue|on top|on the stack|path down|next child|no [fgh] |decides when|backs up/
const sum = 'tree.g(node) + tree.h(node)'
const trebled = 'tree.g(node) + 3 * tree.h(node)'

describe('where a search does not keep to the order that its manifest declares', () => {
  it.each([
    ['a-star', sum, trebled, { problem: 'graph' }],
    ['a-star', "by: 'f'", "by: 'h'", { problem: 'graph' }],
    ['greedy', "by: 'h'", "by: 'g'", { start: '412053786' }],
    ['breadth-first', "order: 'queue'", "order: 'stack'", { start: '412053786' }],
    ['breadth-first', "order: 'queue'", "order: 'path'", { start: '412053786' }],
    ['depth-first', "order: 'stack'", "order: 'queue'", { problem: 'graph' }],
    ['iterative-deepening', "order: 'path'", "order: 'queue'", { start: '412053786' }],
    ['beam', "by: 'h'", "by: 'g'", { problem: 'graph', width: '2' }],
  ])(
    'nothing is said of an order, but once that it does not: %s, %s as %s',
    (solver, place, changed, settings) => {
      const told = toldOf(solver, place, changed, settings)
      expect(told.filter((said) => ofOrder.test(said.replace(/\(.*?\)/, '')))).toEqual([])
      expect(told.filter((said) => said.includes('The manifest declares an order'))).toHaveLength(1)
    },
  )

  it('it is told at the first node that leaves before another, and which one that is', () => {
    const told = toldOf('a-star', sum, trebled, { problem: 'graph' })
    expect(told.find((said) => said.includes('The manifest declares an order'))).toMatch(
      /^Node 5 leaves the frontier, and is not the goal\. The manifest declares an order \(priority queue: least f = g \+ h first\)\. By that, with one frontier and each node put in as it is generated, node 7 would leave first\./,
    )
  })
})

it.each([
  ['unchanged', sum],
  ['with another rule for ties', `${sum} + tree.h(node) / 1000`],
])('a copy of A* is told as A* is: %s', (_, value) => {
  const told = toldOf('a-star', sum, value, { start: '152436780' })
  expect(told.some((said) => said.includes('decides when it leaves'))).toBe(true)
  expect(told.some((said) => said.includes('The manifest declares an order'))).toBe(false)
})

describe('a beam of one’s own', () => {
  const settings = { start: '412053786', width: '2' }
  const best = 'nextLevel.push(child, h)'
  const onlyBest = 'the beam keeps only the best nodes of a level'

  it('that drops the best is not told to keep them', () => {
    const told = toldOf('beam', best, 'nextLevel.push(child, -h)', settings)
    const drops = told.filter((said) => said.includes('is dropped from the frontier'))
    expect(drops).not.toEqual([])
    expect(drops.some((said) => /^Node \d+ is dropped from the frontier\.$/.test(said))).toBe(true)
    expect(drops.filter((said) => said.includes(onlyBest)).length).toBeLessThan(drops.length)
  })

  it('that drops the worst is told to keep the best', () => {
    const told = toldOf('beam', best, best, settings)
    const drops = told.filter((said) => said.includes('is dropped from the frontier'))
    expect(drops).not.toEqual([])
    expect(drops.every((said) => said.includes(onlyBest))).toBe(true)
  })
})

/** Keeps the two best nodes of all that wait, of whatever level. */
const narrow = `import { PriorityQueue } from '../structures/priorityQueue'
export function* narrow({ tree }) {
  let frontier = new PriorityQueue()
  const root = tree.root()
  frontier.push(root, tree.h(root))
  for (let left = 20; left > 0 && !frontier.isEmpty(); left--) {
    const node = frontier.pop()
    yield tree.expand(node)
    for (const child of tree.children(node)) {
      if (tree.undoes(child)) tree.prune(child, 'undoes')
      else frontier.push(child, tree.h(child))
    }
    const best = new PriorityQueue()
    while (!frontier.isEmpty() && best.length < 2) {
      const kept = frontier.pop()
      best.push(kept, tree.h(kept))
    }
    while (!frontier.isEmpty()) tree.drop(frontier.pop(), 'beam-full')
    frontier = best
  }
  while (!frontier.isEmpty()) tree.drop(frontier.pop(), 'beam-full')
  return { kind: 'limit' }
}
export const narrowSolver = {
  id: 'narrow',
  options: [{ kind: 'heuristic', name: 'heuristic' }],
  frontier: { order: 'priority', by: 'h' },
  goalTest: () => 'never',
  run: narrow,
}`

it('a search that drops nodes of all levels is not told to keep the best of one', () => {
  const { run, recording } = ownRecorded(narrow, { start: '412053786' })
  const told = Array.from({ length: recording.events }, (_, step) =>
    say(narrate(recording, run, step)),
  )
  expect(told.some((said) => said.includes('is dropped from the frontier'))).toBe(true)
  expect(told.filter((said) => said.includes('of a level'))).toEqual([])
})
