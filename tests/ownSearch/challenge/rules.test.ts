import { describe, expect, it } from 'vitest'
import type { Challenge, ChallengeRule } from '../../../src/ownSearch/challenge/challenge'
import { findChallenge } from '../../../src/ownSearch/challenge/challenges'
import { changedLines } from '../../../src/ownSearch/challenge/changedLines'
import { mostGenerated } from '../../../src/ownSearch/challenge/checkChallenge'
import { judgeBoard } from '../../../src/ownSearch/challenge/judgeRule'
import { recordChecked } from '../../../src/ownSearch/challenge/recordChecked'
import { readRun } from '../../../src/recording/run'
import type { RecordRun } from '../../../src/recording/transfer/recordClient'
import { record, Recorder } from '../../../src/recording/write/recorder'
import { say } from '../../../src/words/message'
import { faultsOf } from './checkHere'

const source = findChallenge('stop-at-generation')?.source ?? ''
const board = { problem: 'sliding-3x2', start: '451023' }

/** A challenge of one rule on one board. */
function challengeOf(rule: ChallengeRule): Challenge {
  return { id: 'some', source, boards: [board], rules: [rule] }
}

describe('the lines of a source that were changed', () => {
  it.each([
    ['a\nb\nc', 'a\nb\nc', 0],
    ['a\nb\nc', 'a\nx\nc', 1],
    ['a\nb\nc', 'a\nc', 1],
    ['a\nb\nc', 'a\nb\nx\ny\nc', 2],
    ['a\nb\nc', 'x\nb\ny', 2],
    ['a\nb\nc', '  a\n\n\nb  \r\nc\n', 0],
    ['a\nb\nc\nd', 'b\nc\nd\na', 2],
  ])('from %j to %j are %d, spaces and blank lines aside: case %#', (before, after, lines) => {
    expect(changedLines(before, after)).toBe(lines)
  })
})

describe('a rule about figures', () => {
  // Late breadth-first search, held against searches of which the figures are known.
  it.each([
    ['length', { solver: 'depth-first' }, 'a solution of 10 moves; a solution of '],
    ['generated', { solver: 'breadth-first' }, 'nodes generated'],
    ['expanded', { solver: 'breadth-first' }, 'nodes expanded'],
    ['pruned', { solver: 'iterative-deepening' }, 'pruned'],
    ['order', { solver: 'breadth-first', goalTest: 'never' }, 'the search ends after'],
    [
      'ending',
      { solver: 'depth-first', limit: '1' },
      'it ends with a solution; it ends at its limit',
    ],
  ] as const)('about its %s can fail, and says why', async (figure, like, told) => {
    const faults = await faultsOf(challengeOf({ kind: 'same', like, figures: [figure] }), source)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(told)
  })

  it('is kept where they are the same', async () => {
    const like = { solver: 'breadth-first', goalTest: 'expansion' }
    const figures = [
      'length',
      'cost',
      'generated',
      'expanded',
      'pruned',
      'order',
      'ending',
    ] as const
    expect(await faultsOf(challengeOf({ kind: 'same', like, figures }), source)).toEqual([])
  })
})

it('a challenge that is compared with an endless search says that the mistake is its own', async () => {
  const rule = {
    kind: 'same',
    like: { solver: 'iterative-deepening' },
    figures: ['length'],
  } as const
  const unsolvable = { problem: 'sliding-3x2', start: '123540' }
  const faults = await faultsOf({ ...challengeOf(rule), boards: [unsolvable] }, source)
  expect(faults).toEqual([expect.stringContaining('a mistake in the challenge')])
})

it('nothing is called the best there is where there is no solution', () => {
  const unsolvable = readRun({ problem: 'sliding-3x2', start: '123540' })
  if (!unsolvable.ok) throw new Error('no run')
  const whole = { run: unsolvable.value, recording: record(unsolvable.value) }
  const [{ passed, found, wanted }] = judgeBoard({ kind: 'shortest' }, whole, whole)
  expect([passed, say(found), say(wanted)]).toEqual([true, 'no solution', 'no solution'])
})

it('a search that is stopped for what it does fails on its board, with the reason', async () => {
  const wrong = source.replace('frontier.enqueue(child)', 'throw new Error("no")')
  const faults = await faultsOf(challengeOf({ kind: 'shortest' }), wrong)
  expect(faults).toEqual([expect.stringContaining('It threw an error: “Error: no')])
})

describe('a run of a check', () => {
  const run = readRun({ problem: 'sliding-3x3', start: '867254301' })
  /** A recorder that takes its time, and is told when nobody waits any more. */
  function slowly(): { record: RecordRun; released: () => boolean; goOn: () => void } {
    if (!run.ok) throw new Error('no run')
    const recorder = new Recorder(run.value)
    let released = false
    let listen = () => {}
    return {
      record: (_settings, _budget, { onRecording }) => {
        listen = () => onRecording(recorder.recording())
        return () => (released = true)
      },
      released: () => released,
      goOn: () => {
        recorder.advance(40_000)
        listen()
      },
    }
  }

  it('is left when the check is cancelled', async () => {
    const { record, released } = slowly()
    const controller = new AbortController()
    const recorded = recordChecked(record, controller.signal)(board)
    controller.abort()
    await expect(recorded).rejects.toThrow('cancelled')
    expect(released()).toBe(true)
  })

  it('is stopped where it generates too much', async () => {
    const { record, released, goOn } = slowly()
    const recorded = recordChecked(record, new AbortController().signal)(board)
    goOn()
    const checked = await recorded
    expect(checked).toMatchObject({
      ok: true,
      value: { stopped: { values: { most: mostGenerated } } },
    })
    expect(released()).toBe(true)
  })

  it('cannot begin with settings that are wrong', async () => {
    const { record } = slowly()
    const checked = await recordChecked(record, new AbortController().signal)({ problem: 'none' })
    expect(checked.ok).toBe(false)
  })
})
