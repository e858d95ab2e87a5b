import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Run } from '../../../src/recording/run'
import { Recorder, record } from '../../../src/recording/write/recorder'
import { solvers } from '../../../src/solvers'
import type { Search, Steps } from '../../../src/solvers/solver'
import { Queue } from '../../../src/structures/queue'
import { runOf } from '../arbitraryRuns'
import { runBy } from './runBy'

const settings = { problem: 'sliding-3x2', start: '413205' }
const { problem } = runOf(settings)

/** A breadth-first tree search that says of itself that it forgets, which only depth-first ones can. */
function* forgetful({ tree }: Search): Steps {
  const frontier = new Queue()
  frontier.enqueue(tree.root())
  for (let left = 60; left > 0; left--) {
    const node = frontier.dequeue()
    yield tree.expand(node)
    for (const child of tree.children(node)) {
      if (tree.undoes(child)) tree.prune(child, 'undoes')
      else frontier.enqueue(child)
    }
  }
  while (!frontier.isEmpty()) tree.drop(frontier.dequeue(), 'beam-full')
  return { kind: 'limit' }
}

const runs: Readonly<Record<string, Run>> = {
  ...Object.fromEntries(solvers.map(({ id }) => [id, runOf({ ...settings, solver: id })])),
  forgetful: runBy(forgetful, { forgets: true, on: problem }),
}

/** What does not depend on how much of a run is kept. */
function counts(recorder: Recorder) {
  const { totals, outcome, solution } = recorder.recording()
  const { expanded, generated, pruned, prunedBy, perLevel } = totals
  return { expanded, generated, pruned, prunedBy, perLevel, outcome: outcome?.kind, solution }
}

it.each(Object.keys(runs))(
  'a run is the same however often it is looked at, and however much of it is kept: %s',
  (name) => {
    const run = runs[name]
    const whole = new Recorder(run)
    whole.advance(Number.POSITIVE_INFINITY)
    const turns = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(fc.constantFrom(0, 1, 5, 40, 10_000), turns, (budget, sizes) => {
        const recorder = new Recorder(run, budget)
        for (let turn = 0; !recorder.advance(sizes[turn % sizes.length]); turn++) {
          recorder.recording()
          recorder.summary()
        }
        expect(counts(recorder)).toEqual(counts(whole))
      }),
      { numRuns: 20 },
    )
  },
)

it('a child that is expanded at once is not generated again after a look at the run', () => {
  const run = runBy(
    function* ({ tree }) {
      let node = tree.root()
      for (let depth = 0; depth < 5; depth++) {
        yield tree.expand(node)
        for (const child of tree.children(node)) {
          node = child
          break
        }
      }
      tree.drop(node, 'beam-full')
      return { kind: 'limit' }
    },
    { on: problem },
  )
  const looked = new Recorder(run)
  while (!looked.advance(1)) looked.recording()
  expect(counts(looked).generated).toBe(record(run).totals.generated)
})
