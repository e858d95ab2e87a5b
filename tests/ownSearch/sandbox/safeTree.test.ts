import { expect, it } from 'vitest'
import { heuristicOf } from '../../../src/recording/heuristic'
import { kept } from '../../../src/recording/reasonCodes'
import { ownRecorded, recorderOf } from '../runHere'

const settings = { problem: 'sliding-2x3', start: '123045', goal: '123450' }

/** A search that makes its roots by some lines. */
const searchBy = (lines: string, twoSided = true) => `export function* search({ tree }) {
  ${lines}
  return { kind: 'limit' }
}
export const mine = {
  id: 'mine',
  options: [],
  frontier: { order: 'queue' },
  twoSided: ${twoSided},
  goalTest: () => 'expansion',
  run: search,
}`

function run(lines: string, twoSided?: boolean): void {
  recorderOf(searchBy(lines, twoSided), settings).advance(Number.POSITIVE_INFINITY)
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

it('a search from the start alone makes no root of the goal, and is told how it could', () => {
  const told: unknown = expect.stringMatching(
    /^The goal cannot be made a root: .* “twoSided: true”/,
  )
  expect(() => run("tree.root(); tree.root('backward')", false)).toThrow(
    expect.objectContaining({ reason: { kind: 'misuse', told } }),
  )
})

// What is sorted by h is not compared where it stands alone.
it.each(['', 'break'])(
  'of a node for whose h a search did not ask, the h is told and not 0: %s',
  (after) => {
    const source = `export function* down({ tree }) {
  let node = tree.root()
  while (!tree.isGoal(node)) {
    yield tree.expand(node)
    let next = -1
    for (const child of tree.children(node)) {
      if (next >= 0 || tree.undoes(child)) tree.prune(child, 'undoes')
      else {
        next = child
        ${after}
      }
    }
    if (next < 0) return { kind: 'limit' }
    node = next
  }
  return tree.solve(node)
}
export const downSolver = {
  id: 'down',
  options: [{ kind: 'heuristic', name: 'heuristic' }],
  frontier: { order: 'stack' },
  goalTest: () => 'expansion',
  run: down,
}`
    const graph =
      'node A h 9; node B h 7; node C h 4; node G h 0; A -> B 2; B -> C 3; C -> G 4; start A; goal G'
    const { run: ran, recording } = ownRecorded(source, { problem: 'graph', graph })
    const { low, high, h, reason } = recording.columns
    const nodes = Array.from({ length: recording.rows }, (_, node) => node)
    const waited = nodes.filter((node) => reason[node] === kept)
    expect(waited).toHaveLength(4)
    expect(waited.map((node) => h[node])).toEqual(
      waited.map((node) => heuristicOf(ran)?.of(low[node], high[node])),
    )
  },
)
