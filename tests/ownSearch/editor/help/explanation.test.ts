import { expect, it } from 'vitest'
import { explainedAt } from '../../../../src/ownSearch/editor/help/explanation'
import { stateAt } from './stateAt'

function explained(marked: string) {
  const { state, position } = stateAt(marked)
  return explainedAt(state, position)
}

it.each([
  ['tree.pr|une(child)', 'prune(child: Node, reason: PruneReason, twin?: Node): void'],
  ['const w = new Stack()\nw.p|op()', 'pop(): number'],
  ['x = new Que|ue()', 'class Queue'],
  ['twin === not|Reached', 'const notReached = -1'],
  ['tr|ee', 'tree: SearchTree'],
  ['const a = { twoSi|ded: true } satisfies Solver', 'readonly twoSided?: boolean'],
])('%s is explained by its declaration', (source, signature) => {
  expect(explained(source)?.signature).toBe(signature)
})

it('what the comment of a declaration says is told', () => {
  expect(explained('tree.startH|()')?.doc).toBe('The h of the start.')
})

it('a text in quotes is explained where its declaration says something', () => {
  expect(explained("return { kind: 'exhau|sted' }")?.doc).toBe('Nothing is left to expand.')
})

it.each(['// tree.pr|une', 'child|', "'tre|e'"])('%s is not explained', (source) => {
  expect(explained(source)).toBeUndefined()
})
