import { expect, it } from 'vitest'
import { recorderOf } from '../runHere'

const settings = { problem: 'sliding-2x3', start: '123045', goal: '123450' }

/** A search that makes its roots by some lines. */
const searchBy = (lines: string) => `export function* search({ tree }) {
  ${lines}
  return { kind: 'limit' }
}
export const mine = {
  id: 'mine',
  options: [],
  frontier: { order: 'queue' },
  twoSided: true,
  goalTest: () => 'expansion',
  run: search,
}`

function run(lines: string): void {
  recorderOf(searchBy(lines), settings).advance(Number.POSITIVE_INFINITY)
}

// A file of such a search could not be opened again.
it.each([
  ['a second start', 'tree.root(); tree.root()', /^The start cannot be made here: /],
  [
    'a start after an expansion',
    'yield tree.expand(tree.root()); tree.root()',
    /^The start cannot be made here: .* “tree\.beginIteration\(limit\)” begins another tree\.$/,
  ],
  ['the goal first', "tree.root('backward')", /^The goal cannot be made a root here\. /],
  [
    'the goal after an expansion',
    "yield tree.expand(tree.root()); tree.root('backward')",
    /^The goal cannot be made a root here\. .* right after the start\.$/,
  ],
  [
    'the goal twice',
    "tree.root(); tree.root('backward'); tree.root('backward')",
    /^The goal cannot be made a root here\. /,
  ],
])('a search that makes %s is told where a root can be', (_, lines, told) => {
  const reason = { kind: 'misuse', told: expect.stringMatching(told) }
  expect(() => run(lines)).toThrow(expect.objectContaining({ reason }))
})

it.each([
  ['the start and the goal', "tree.root(); tree.root('backward')"],
  [
    'a start in each iteration',
    "for (const limit of [1, 2]) { tree.beginIteration(limit); tree.drop(tree.root(), 'beam-full') }",
  ],
])('a search may make %s', (_, lines) => {
  expect(() => run(lines)).not.toThrow()
})
