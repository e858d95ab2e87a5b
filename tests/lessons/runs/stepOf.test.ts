import { describe, expect, it } from 'vitest'
import { stepOf } from '../../../src/lessons/runs/stepOf'
import { readUntil } from '../../../src/lessons/runs/until'
import { eventAt } from '../../../src/recording/query/events'
import { readRun } from '../../../src/recording/run'
import type { Run } from '../../../src/recording/run'
import { Recorder, record } from '../../../src/recording/write/recorder'

function runOf(settings: Record<string, string>): Run {
  const read = readRun(settings)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

const breadth = record(runOf({ start: '152436780' }))
const deepening = record(runOf({ start: '152436780', solver: 'iterative-deepening' }))

function eventOf(recording: typeof breadth, until: string) {
  const found = stepOf(recording, until)
  if (found.kind !== 'step') throw new Error(`${until} is ${found.kind}`)
  return eventAt(recording, found.step)
}

describe('a moment of a run', () => {
  it('is the start, the end, or an event by its number', () => {
    expect(stepOf(breadth, 'start')).toEqual({ kind: 'step', step: 0 })
    expect(stepOf(breadth, '17')).toEqual({ kind: 'step', step: 17 })
    expect(eventOf(breadth, 'end').kind).toBe('finish')
  })

  it('is right after an expansion, counted from one', () => {
    expect(eventOf(breadth, 'expanded:1')).toMatchObject({ kind: 'expand', node: 0 })
    expect(eventOf(breadth, 'expanded:3')).toMatchObject({ kind: 'expand', node: 2 })
  })

  it('is where a node has come to exist', () => {
    expect(eventOf(breadth, 'generated:7')).toMatchObject({ kind: 'generate', node: 7 })
  })

  it('is where a child has just been pruned, counted from one', () => {
    expect(eventOf(breadth, 'pruned:1')).toMatchObject({ kind: 'generate', node: 5 })
    expect(eventOf(breadth, 'pruned:2')).toMatchObject({ kind: 'generate', node: 8 })
  })

  it('is where the first node of a depth is expanded', () => {
    expect(eventOf(breadth, 'level:0')).toMatchObject({ kind: 'expand', node: 0 })
    expect(eventOf(breadth, 'level:2')).toMatchObject({ kind: 'expand', node: 3 })
  })

  it('is where a limit begins', () => {
    expect(eventOf(deepening, 'iteration:4')).toMatchObject({ kind: 'iteration', limit: 4 })
  })

  it('is where a solution is found, the first one unless it says which', () => {
    expect(eventOf(breadth, 'solution').kind).toBe('solution')
    expect(stepOf(breadth, 'solution:1')).toEqual(stepOf(breadth, 'solution'))
  })

  it.each(['expanded:0', 'expanded:999', 'generated:999', 'pruned:999', 'level:99', '9999'])(
    'never comes: %s',
    (until) => {
      expect(stepOf(breadth, until)).toEqual({ kind: 'never' })
    },
  )

  it.each(['solution:2', 'iteration:4'])('never comes in a run without one: %s', (until) => {
    expect(stepOf(breadth, until)).toEqual({ kind: 'never' })
  })

  it('may come later while the run goes on', () => {
    const recorder = new Recorder(runOf({ start: '867254301' }))
    recorder.advance(300)
    for (const until of ['end', 'solution', 'level:20', 'pruned:90000']) {
      expect(stepOf(recorder.recording(), until)).toEqual({ kind: 'later' })
    }
  })

  it.each(['', 'level', 'level:', 'level:two', 'level:-1', 'level:1:2', 'begin', '1.5', '-3'])(
    'has no name like %j',
    (until) => {
      expect(readUntil(until)).toBeUndefined()
      expect(stepOf(breadth, until)).toEqual({ kind: 'unreadable' })
    },
  )
})
