import { expect, it } from 'vitest'
import { recorderOf } from '../runHere'

/** Goes deeper by what a path costs, with no estimate of what remains. */
const deepening = (ignoresCosts: boolean) => `export function* search({ tree }) {
  let limit = 0
  for (let next = limit; next < Infinity; limit = next) {
    tree.beginIteration(limit)
    next = Infinity
    const frontier = [tree.root()]
    while (frontier.length > 0) {
      const node = frontier.pop()
      yield tree.expand(node)
      for (const child of tree.children(node)) {
        const far = ${ignoresCosts ? 'tree.depth(child)' : 'tree.g(child)'}
        if (tree.isGoal(child)) return tree.solve(child)
        if (far > limit) {
          tree.prune(child, 'over-limit')
          next = Math.min(next, far)
        } else frontier.push(child)
      }
    }
  }
  return { kind: 'exhausted' }
}
export const mine = {
  id: 'mine',
  options: [],
  frontier: { order: 'path' },
  ignoresCosts: ${ignoresCosts},
  goalTest: () => 'generation',
  run: search,
}`

const grid = { problem: 'grid', neighbours: '8' }

function limitsOf(ignoresCosts: boolean): readonly number[] {
  const recorder = recorderOf(deepening(ignoresCosts), grid)
  recorder.advance(400)
  return recorder.recording().totals.perIteration.map(({ limit }) => limit)
}

it('a limit of costs is told as a cost, also of a search without an estimate', () => {
  expect(limitsOf(false).slice(0, 4)).toEqual([0, 1, 1.4142, 2])
})

it('a limit of moves is told as it is, where the manifest says that costs do not count', () => {
  expect(limitsOf(true).slice(0, 3)).toEqual([0, 1, 2])
})
