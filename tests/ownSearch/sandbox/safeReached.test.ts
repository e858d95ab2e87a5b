import { expect, it } from 'vitest'
import { recorderOf } from '../runHere'

const settings = { problem: 'sliding-2x3', start: '123045', goal: '123450' }

/** A search that expands its root and then does something with the first child. */
const searchBy = (lines: string, manifest = '') => `export function* search({ tree, reached }) {
  const root = tree.root()
  yield tree.expand(root)
  for (const child of tree.children(root)) {
    ${lines}
  }
  return { kind: 'limit' }
}
export const mine = {
  id: 'mine',
  options: [],
  frontier: { order: 'path' },
  ${manifest}
  goalTest: () => 'expansion',
  run: search,
}`

function run(lines: string, manifest?: string): void {
  recorderOf(searchBy(lines, manifest), settings).advance(Number.POSITIVE_INFINITY)
}

function stopped(told: RegExp) {
  const reason = { kind: 'misuse', told: expect.stringMatching(told) as unknown }
  return expect.objectContaining({ reason }) as unknown
}

it.each([
  ['adds', 'reached.add(child + 7)', /^reached\.add was given 8, and there is no such node\.$/],
  ['looks up', 'reached.find(99)', /^reached\.find was given 99, and there is no such node\.$/],
])('a search that %s a node that there is not is stopped', (_, lines, told) => {
  expect(() => run(lines)).toThrow(stopped(told))
})

it('a search that forgets cannot use the table', () => {
  const told = stopped(/^reached\.add cannot be used: “forgets: true” .* Take that line out\.$/)
  expect(() => run('reached.add(child)', 'forgets: true,')).toThrow(told)
  expect(() => run("tree.prune(child, 'undoes')", 'forgets: true,')).not.toThrow()
})

it('a search may prune a child that it did not add, and drop what it added', () => {
  expect(() =>
    run(
      "if (reached.size > 0) tree.prune(child, 'undoes'); else { reached.add(child); tree.drop(child, 'beam-full') }",
    ),
  ).not.toThrow()
})
