import { describe, expect, it } from 'vitest'
import { linkAnswer } from '../../../../src/pages/compare/search/linkedState'
import { record } from '../../../../src/recording/write/recorder'
import { say } from '../../../../src/words/message'
import { runOf } from '../../../recording/arbitraryRuns'

const run = runOf({ start: '123456078' })
const recording = record(run)
const last = recording.events - 1

function answerTo(text: string, step: number, of = run) {
  const { node, message } = linkAnswer({ problem: of.problem, text }, recording, run.problem, step)
  return [node, say(message)] as const
}

describe('a board that is selected in another search', () => {
  it('is selected where it is in the tree', () => {
    expect(answerTo('123456078', 0)).toEqual([0, 'The same state is node 0 here, at depth 0.'])
  })

  it('is told to come where it is not reached yet', () => {
    const [node, said] = answerTo('123456780', 0)
    expect(node).toBeUndefined()
    expect(said).toMatch(/^Not reached yet: node \d+ gets this state at step \d+\.$/)
  })

  it('is told where it is never reached', () => {
    expect(answerTo('867254301', last)).toEqual([undefined, 'This state was never reached here.'])
  })

  it('is told to be of another puzzle', () => {
    const other = runOf({ problem: 'blocks', start: 'ABB/CBB/D..' })
    expect(answerTo(other.problem.format(other.problem.start), last, other)).toEqual([
      undefined,
      'This search is of another problem.',
    ])
  })
})
