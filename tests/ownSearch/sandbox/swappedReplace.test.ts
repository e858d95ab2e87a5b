import { expect, it } from 'vitest'
import { whyStopped } from '../../../src/ownSearch/sandbox/whyStopped'
import { tableKinds } from '../../../src/structures/reachedTable'
import { recorderOf } from '../runHere'

const source = `export function* search({ tree, reached }) {
  const root = tree.root()
  reached.add(root)
  yield tree.expand(root)
  for (const child of tree.children(root)) reached.replace(child, root)
  return { kind: 'limit' }
}
export const mine = {
  id: 'mine',
  options: [{ kind: 'choice', name: 'reached', values: [${tableKinds.map((kind) => `'${kind}'`).join()}] }],
  frontier: { order: 'queue' },
  goalTest: () => 'expansion',
  run: search,
}`

function stopOf(problem: string, reached: string) {
  const recorder = recorderOf(source, { problem, reached })
  try {
    recorder.advance(Infinity)
    return undefined
  } catch (reason) {
    return whyStopped(reason, 5, 20)
  }
}

it.each([
  ...tableKinds.map((kind) => ['sliding-3x3', kind] as const),
  // Its states are numbered, so that they have a table of their own.
  ['graph', 'hash'] as const,
])('a node that no table holds cannot be replaced, and that is told: %s, %s', (problem, kind) => {
  expect(stopOf(problem, kind)).toMatchObject({
    reason: {
      kind: 'thrown',
      told: expect.stringMatching(
        /^RangeError: node 0 cannot take the place of node 1 .* The node that it holds comes first\.$/,
      ),
    },
    line: 5,
  })
})
