import { expect, it } from 'vitest'
import { callSite } from '../../../src/solvers/callSite'
import { recorderOf, sourceRead } from '../runHere'

const source = `// What is yielded is no expansion.
export function* search({ tree, reached }) {
  const node = tree.root()
  reached.add(node)

  yield node
}
export const mine = {
  id: 'mine', options: [], frontier: { order: 'queue' }, goalTest: () => 'expansion', run: search,
}`

it('a search that yields no expansion stands at the line that yields', () => {
  const settings = { problem: 'sliding-2x3', start: '451203', goal: '123450' }
  const recorder = recorderOf(source, settings)
  expect(() => recorder.advance(1)).toThrow('misuse')
  expect(sourceRead(source).calls[callSite.now - 1]).toEqual({ line: 6 })
})
