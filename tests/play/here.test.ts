import { expect, it } from 'vitest'
import { positionInTree } from '../../src/play/here/positionInTree'
import type { State } from '../../src/problems/problem'
import { iterationAt } from '../../src/recording/query/iterations'
import { stateOf } from '../../src/recording/query/path/path'
import type { Recording } from '../../src/recording/recording'
import type { Run } from '../../src/recording/run'
import { cancelled } from '../../src/recording/write/cancelled'
import { Recorder, record } from '../../src/recording/write/recorder'
import { stateNode } from '../../src/stage/tree/goTo/stateNode'
import { say } from '../../src/words/message'
import { runOf } from '../recording/arbitraryRuns'

function told(run: Run, recording: Recording, board: State, step: number) {
  const { firstRow, endRow } = iterationAt(recording, step)
  const node = stateNode(recording, run.problem, board, firstRow, endRow)
  const found = positionInTree(recording, run, node, step)
  return { ...found, words: say(found.message) }
}

const run = runOf({ start: '123405678' })
const recording = record(run)
const { reason } = recording.columns
const kept = Array.from(reason.subarray(0, recording.rows)).findIndex(
  (code, node) => code === 0 && node > 8,
)
const board = stateOf(recording, kept)
const [generated, left] = [recording.columns.generatedAt[kept], recording.columns.leftAt[kept]]

it('says when a board will come, that it waits, and when it was expanded', () => {
  expect(told(run, recording, board, generated - 1)).toMatchObject({
    kind: 'elsewhere',
    node: kept,
    step: generated,
    words: `The search has not come here yet. It will at step ${generated}, as node ${kept}.`,
  })
  expect(told(run, recording, board, generated)).toMatchObject({ kind: 'here', node: kept })
  expect(told(run, recording, board, left - 1).words).toMatch(/it waits in the frontier\.$/)
  expect(told(run, recording, board, left).words).toBe(
    `You are at node ${kept}, expanded at step ${left}.`,
  )
})

it('says that a board was never reached only when the whole search is recorded', () => {
  const near = runOf({ start: '123456078' })
  const whole = record(near)
  const far = runOf({ start: '867254301' }).problem.start
  expect(told(near, whole, far, 5).words).toBe('The search never reached this state.')
  const recorder = new Recorder(near)
  recorder.advance(1)
  const notYet = 'No node recorded so far has this state.'
  expect(told(near, recorder.recording(), far, 0).words).toBe(notYet)
  expect(told(near, cancelled(recorder.recording()), far, 0).words).toBe(notYet)
})

it('says why a board was pruned where no node with it was kept', () => {
  const limited = runOf({ start: '123405678', solver: 'depth-first', limit: '2' })
  const all = record(limited)
  const node = Array.from(all.columns.reason.subarray(0, all.rows)).findIndex((code) => code === 3)
  const { words } = told(limited, all, stateOf(all, node), all.events - 1)
  expect(words).toMatch(/^You are at node \d+, which was pruned at step \d+: .*depth limit/)
})

it('finds the board of an earlier tree of a search that begins anew', () => {
  const deepening = runOf({ start: '123450786', solver: 'ida-star', goal: '867254301' })
  const recorder = new Recorder(deepening)
  recorder.advance(2000)
  const part = recorder.recording()
  const { firstRow } = iterationAt(part, part.events - 1)
  expect(firstRow).toBeGreaterThan(0)
  // Each tree has the start as its root.
  expect(told(deepening, part, deepening.problem.start, part.events - 1)).toMatchObject({
    kind: 'here',
    node: firstRow,
  })
})
