import { describe, expect, it } from 'vitest'
import { levelsToChooseFrom, nodesToChooseFrom } from '../../../src/lessons/prediction/ask/choices'
import { predictionAt } from '../../../src/lessons/prediction/prediction'
import { stepOf } from '../../../src/lessons/runs/stepOf'
import { stateOf } from '../../../src/recording/query/path/path'
import { statesAlong } from '../../../src/recording/query/path/solutions'
import { readRun } from '../../../src/recording/run'
import { Recorder, record } from '../../../src/recording/write/recorder'
import type { Ask } from '../../../src/shared/ask'

function recordedFrom(settings: Record<string, string>) {
  const run = readRun(settings)
  if (!run.ok) throw new Error(JSON.stringify(run.fault))
  return { run: run.value, recording: record(run.value) }
}

function asked(settings: Record<string, string>, until: string, ask: Ask) {
  const { run, recording } = recordedFrom(settings)
  const moment = stepOf(recording, until)
  if (moment.kind !== 'step') throw new Error(`${until} is ${moment.kind}`)
  const answer = predictionAt(recording, run, moment.step, ask)
  return answer?.ok ? answer.value : answer?.fault.key
}

const small = { start: '152436780', solver: 'breadth-first' }

describe('the node that leaves next', () => {
  it('is read from the recording', () => {
    expect(asked(small, 'pruned:1', 'next')).toEqual({
      ask: 'next',
      event: 8,
      frontier: [2, 3, 4],
      right: 2,
    })
  })

  it('may be the goal, where it is tested as it leaves', () => {
    const run = readRun({ ...small, goalTest: 'expansion' })
    if (!run.ok) throw new Error('not a run')
    const recording = record(run.value)
    const found = recording.markers.find(({ kind }) => kind === 'solution')
    if (found?.kind !== 'solution') throw new Error('no solution')
    expect(predictionAt(recording, run.value, found.event - 1, 'next')).toMatchObject({
      ok: true,
      value: { event: found.event, right: found.node },
    })
  })

  it('cannot be asked for where it does not wait yet, or nothing leaves', () => {
    const deep = { start: '152436780', solver: 'depth-first' }
    expect(asked(deep, 'expanded:1', 'next')).toBe('lessons.predict.fault.notInFrontier')
    expect(asked(small, 'end', 'next')).toBe('lessons.predict.fault.nothingLeaves')
    // After the last expansion a goal that is tested as it is generated ends the search.
    const { expanded } = recordedFrom(small).recording
    expect(asked(small, `expanded:${expanded}`, 'next')).toBe('lessons.predict.fault.nothingLeaves')
  })

  it('stands among nodes that are shown in an order that tells nothing, always the same', () => {
    const next = {
      ask: 'next',
      event: 1,
      frontier: [4, 5, 6, 7, 8, 9, 10, 11, 12],
      right: 4,
    } as const
    const chosen = nodesToChooseFrom(next, 7)
    expect(chosen).toContain(4)
    for (const right of chosen) expect(nodesToChooseFrom({ ...next, right }, 7)).toEqual(chosen)
    expect(nodesToChooseFrom(next, 7)).toEqual(chosen)
    for (let seed = 0; seed < 40; seed++) {
      const count = nodesToChooseFrom(next, seed).length
      expect([4, 5]).toContain(count)
    }
    const firsts = Array.from({ length: 40 }, (_, seed) => nodesToChooseFrom(next, seed)[0])
    expect(firsts.filter((node) => node === 4).length).toBeLessThan(20)
  })
})

describe('the children that are pruned', () => {
  it('are read from the recording', () => {
    expect(asked(small, 'expanded:2', 'pruned')).toEqual({
      ask: 'pruned',
      event: 7,
      children: [3, 4, 5],
      right: [5],
    })
  })

  it('are not known while more of them may come', () => {
    const { run } = recordedFrom(small)
    const recorder = new Recorder(run)
    recorder.advance(1)
    expect(predictionAt(recorder.recording(), run, 1, 'pruned')).toBeUndefined()
  })

  it('can be asked for at an expansion only', () => {
    expect(asked(small, 'generated:3', 'pruned')).toBe('lessons.predict.fault.noExpansion')
  })
})

describe('the level at which two searches meet', () => {
  it('is read from the recording', () => {
    const both = { start: '867254301', solver: 'bidirectional' }
    const found = asked(both, 'expanded:4', 'meet')
    expect(found).toMatchObject({ ask: 'meet', moves: 31 })
    if (typeof found !== 'object' || found.ask !== 'meet') throw new Error('not asked')
    expect(levelsToChooseFrom(found)).toContain(found.right)
  })

  it.each(['152436780', '867254301', '451260738', '412053786', '123456078'])(
    'is how far along the solution their common state stands, from %s',
    (start) => {
      const { run, recording } = recordedFrom({ start, solver: 'bidirectional' })
      const met = recording.markers.find(({ kind }) => kind === 'solution')
      if (met?.kind !== 'solution') throw new Error('they never meet')
      const states = statesAlong(run.problem, Array.from(recording.solution ?? [])) ?? []
      const { low, high } = stateOf(recording, met.node)
      const right = states.findIndex((state) => state.low === low && state.high === high)
      expect(predictionAt(recording, run, 0, 'meet')).toMatchObject({
        ok: true,
        value: { right, moves: states.length - 1 },
      })
    },
  )

  it('cannot be asked for of one search alone', () => {
    expect(asked(small, 'start', 'meet')).toBe('lessons.predict.fault.noMeeting')
  })

  it('is not known before it is recorded', () => {
    const run = readRun({ start: '867254301', solver: 'bidirectional' })
    if (!run.ok) throw new Error('not a run')
    const recorder = new Recorder(run.value)
    recorder.advance(300)
    expect(predictionAt(recorder.recording(), run.value, 5, 'meet')).toBeUndefined()
  })
})
