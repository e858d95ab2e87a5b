import { expect, it } from 'vitest'
import { createRecordingsAhead } from '../../../src/lessons/stage/recordAhead'
import type { Recording } from '../../../src/recording/recording'
import type { RecordListener, RecordRun } from '../../../src/recording/transfer/recordClient'
import { recorded } from '../statements/recorded'

const { recording: whole } = recorded({ start: '123456078', solver: 'breadth-first' })
const half: Recording = { ...whole, outcome: undefined }

/** Recordings whose parts come when the test says so. */
function recordByHand() {
  const begun: { readonly start: string | undefined; ended: boolean; listener: RecordListener }[] =
    []
  const record: RecordRun = ({ start }, _, listener) => {
    const run = { start, ended: false, listener }
    begun.push(run)
    return () => (run.ended = true)
  }
  return { begun, ahead: createRecordingsAhead(record) }
}

function listen() {
  const heard: (Recording | 'failed')[] = []
  const listener: RecordListener = {
    onRecording: (recording) => heard.push(recording),
    onFailure: () => heard.push('failed'),
  }
  return { heard, listener }
}

it('gives a run that was prepared at once, and records it once', () => {
  const { begun, ahead } = recordByHand()
  ahead.prepare([{ settings: { start: 'a' }, budget: 10 }])
  begun[0].listener.onRecording(whole)
  const { heard, listener } = listen()
  ahead.record({ start: 'a' }, 10, listener)
  expect(heard).toEqual([whole])
  expect(begun).toHaveLength(1)
})

it('goes on telling of a run that is asked for before it has ended', () => {
  const { begun, ahead } = recordByHand()
  ahead.prepare([{ settings: { start: 'a' }, budget: 10 }])
  const { heard, listener } = listen()
  ahead.record({ start: 'a' }, 10, listener)
  begun[0].listener.onRecording(half)
  begun[0].listener.onRecording(whole)
  expect(heard).toEqual([half, whole])
})

it('ends half a recording when nobody waits for it any longer', () => {
  const { begun, ahead } = recordByHand()
  const release = ahead.record({ start: 'a' }, 10, listen().listener)
  begun[0].listener.onRecording(half)
  release()
  expect(begun[0].ended).toBe(true)
})

it('ends a prepared run when another is asked for in its place', () => {
  const { begun, ahead } = recordByHand()
  ahead.prepare([{ settings: { start: 'a' }, budget: 10 }])
  ahead.record({ start: 'b' }, 10, listen().listener)
  expect(begun.map(({ ended }) => ended)).toEqual([true, false])
})

it('keeps the run shown, the one before it and the two after it', () => {
  const { begun, ahead } = recordByHand()
  for (const start of ['a', 'b', 'c']) {
    const release = ahead.record({ start }, 10, listen().listener)
    begun.at(-1)?.listener.onRecording(whole)
    if (start !== 'c') release()
  }
  ahead.prepare(['d', 'e'].map((start) => ({ settings: { start }, budget: 10 })))
  for (const each of begun.slice(3)) each.listener.onRecording(whole)
  begun.at(-1)?.listener.onRecording(whole)
  const { heard, listener } = listen()
  ahead.record({ start: 'b' }, 10, listener)
  expect(heard).toEqual([whole])
  ahead.record({ start: 'a' }, 10, listen().listener)
  expect(begun.map(({ start }) => start)).toEqual(['a', 'b', 'c', 'd', 'e', 'a'])
})

it('prepares the second of two runs when the first has ended', () => {
  const { begun, ahead } = recordByHand()
  const starts = () => begun.map(({ start }) => start)
  ahead.prepare(['a', 'b'].map((start) => ({ settings: { start }, budget: 10 })))
  begun[0].listener.onRecording(half)
  expect(starts()).toEqual(['a'])
  begun[0].listener.onRecording(whole)
  expect(starts()).toEqual(['a', 'b'])
  expect(begun.map(({ ended }) => ended)).toEqual([false, false])
})

it('goes on with the second when the same two are prepared again', () => {
  const { begun, ahead } = recordByHand()
  const two = ['a', 'b'].map((start) => ({ settings: { start }, budget: 10 }))
  ahead.prepare(two)
  begun[0].listener.onRecording(whole)
  begun[1].listener.onRecording(half)
  ahead.prepare(two)
  expect(begun.map(({ start, ended }) => [start, ended])).toEqual([
    ['a', false],
    ['b', false],
  ])
})

it('goes on preparing the second when the first is asked for', () => {
  const { begun, ahead } = recordByHand()
  ahead.prepare(['a', 'b'].map((start) => ({ settings: { start }, budget: 10 })))
  ahead.record({ start: 'a' }, 10, listen().listener)
  begun[0].listener.onRecording(whole)
  expect(begun.map(({ start }) => start)).toEqual(['a', 'b'])
})

it('prepares nothing more when another run than those is asked for', () => {
  const { begun, ahead } = recordByHand()
  ahead.prepare(['a', 'b'].map((start) => ({ settings: { start }, budget: 10 })))
  ahead.record({ start: 'c' }, 10, listen().listener)
  begun[1].listener.onRecording(whole)
  expect(begun.map(({ start, ended }) => [start, ended])).toEqual([
    ['a', true],
    ['c', false],
  ])
})

it('tells of a failure, and records anew the next time', () => {
  const { begun, ahead } = recordByHand()
  const { heard, listener } = listen()
  ahead.record({ start: 'a' }, 10, listener)
  begun[0].listener.onFailure({ kind: 'not-loaded' })
  ahead.record({ start: 'a' }, 10, listen().listener)
  expect(heard).toEqual(['failed'])
  expect(begun).toHaveLength(2)
})

it('takes another budget for another recording', () => {
  const { begun, ahead } = recordByHand()
  ahead.prepare([{ settings: { start: 'a' }, budget: 10 }])
  begun[0].listener.onRecording(whole)
  ahead.prepare([{ settings: { start: 'a' }, budget: 20 }])
  expect(begun).toHaveLength(2)
})

it('ends all when the lesson is closed', () => {
  const { begun, ahead } = recordByHand()
  ahead.record({ start: 'a' }, 10, listen().listener)
  ahead.prepare([{ settings: { start: 'b' }, budget: 10 }])
  ahead.close()
  expect(begun.every(({ ended }) => ended)).toBe(true)
})
