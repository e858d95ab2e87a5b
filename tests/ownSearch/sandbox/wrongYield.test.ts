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

it.each([
  ['yield node', 'misuse'],
  ['yield', 'misuse'],
  ['const given = yield', 'misuse'],
  ['const given = (yield)', 'misuse'],
  ['const given = ((yield ) as number)', 'misuse'],
  ['const given = [yield, 1]', 'misuse'],
  ['const given = tree ? yield : 1', 'misuse'],
  ['tree.h(yield); tree.g(yield)', 'misuse'],
  ['return', 'no-outcome'],
  ['if (node === 0) return; else yield', 'no-outcome'],
  ['yield\n  [node].push(node)', 'misuse'],
  ['yield\n  (node, tree).solve(node)', 'misuse'],
  ['return\n  (node, tree).solve(node)', 'no-outcome'],
])(
  'a search that gives no expansion and no outcome stands at the line that says “%s”',
  (line, stop) => {
    const settings = { problem: 'sliding-2x3', start: '451203', goal: '123450' }
    const written = source.replace('yield node', line)
    const recorder = recorderOf(written, settings)
    expect(() => recorder.advance(2)).toThrow(stop)
    expect(sourceRead(written).calls[callSite.now - 1]).toEqual({ line: 6 })
  },
)
