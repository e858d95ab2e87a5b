import { describe, expect, it } from 'vitest'
import { sourceOfBuiltIn } from '../../../src/ownSearch/starting/startingSources'
import type { Recording } from '../../../src/recording/recording'
import type { Run } from '../../../src/recording/run'
import { record } from '../../../src/recording/write/recorder'
import { narrate } from '../../../src/stage/narration/narrate'
import { say } from '../../../src/words/message'
import { ownRecorded } from '../../ownSearch/runHere'
import { runOf } from '../../recording/arbitraryRuns'

const ways = (through: string, straight: string) =>
  `node S h 0; node A h 0; node G h 0; S - A ${through}; A - G ${through}; S - G ${straight}; start S; goal G`

function endOf(recording: Recording, run: Run): string {
  return say(narrate(recording, run, recording.events - 1))
}

/** What is said at the end of IDA* that finds all solutions of its last limit. */
function endOfAll(settings: Readonly<Record<string, string>>, budget?: number): string {
  const run = runOf({ solver: 'ida-star', solutions: 'all', ...settings })
  return endOf(record(run, budget), run)
}

describe('several solutions', () => {
  it('are told together where all are equally long', () => {
    expect(endOfAll({ problem: 'sliding-2x2', start: '0321' })).toContain(
      ': 2 solutions of 6 moves were found.',
    )
  })

  it('are not, where some cost as much and have more moves', () => {
    expect(endOfAll({ problem: 'graph', graph: ways('1', '2') })).toContain(
      ': 2 solutions were found, the first of 1 move at a cost of 2. It',
    )
  })

  it('are not, where a later one costs less: then that is told, too', () => {
    expect(endOfAll({ problem: 'graph', graph: ways('0.3', '0.7'), limits: 'by-one' })).toContain(
      ': 2 solutions were found, the first of 1 move at a cost of 0.7, the best of 2 moves at a cost of 0.6. It',
    )
  })

  it('are not, where some lie past the record', () => {
    expect(endOfAll({ problem: 'sliding-2x2', start: '0321' }, 10)).toContain(
      ': 2 solutions were found, the first of 6 moves. It',
    )
  })

  it('of a search of one’s own that goes on after a solution are told as they are', () => {
    const source = sourceOfBuiltIn('depth-first') ?? ''
    const goal = 'if (tree.isGoal(node)) return tree.solve(node)'
    const goesOn = source
      .replace(goal, 'if (tree.isGoal(node)) { last = tree.solve(node); continue }')
      .replace('let cut = false', 'let cut = false\n  let last: Outcome | undefined')
      .replace("return { kind: cut ? 'limit' : 'exhausted' }", 'return last ?? tree.solve(root)')
      .replace(
        'const twin = reached.find(child)',
        'const twin = tree.isGoal(child) ? notReached : reached.find(child)',
      )
      .replace('reached.add(child)', 'if (reached.find(child) === notReached) reached.add(child)')
    const { run, recording } = ownRecorded(goesOn, { problem: 'graph' })
    expect(endOf(recording, run)).toMatch(
      /: \d+ solutions were found, the first of \d+ moves at a cost of \d+, the best of \d+ moves at a cost of \d+\. It/,
    )
  })
})
