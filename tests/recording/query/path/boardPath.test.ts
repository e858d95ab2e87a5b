import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Successors } from '../../../../src/problems/successors'
import { boardPathOf, solutionActions } from '../../../../src/recording/query/path/boardPath'
import { stateOf } from '../../../../src/recording/query/path/path'
import { statesAlong } from '../../../../src/recording/query/path/solutions'
import { record } from '../../../../src/recording/write/recorder'
import { anyMoment } from '../../anyRecording'
import { runOf } from '../../arbitraryRuns'

it('every move of a path leads from one board of it to the next', () => {
  fc.assert(
    fc.property(anyMoment, fc.nat(), ({ run, recording, step }, choice) => {
      const { moves } = boardPathOf(recording, run.problem, choice % recording.rows, step)
      const into = new Successors()
      moves.forEach(({ from, action, to }, index) => {
        if (index > 0) {
          expect(stateOf(recording, from)).toEqual(stateOf(recording, moves[index - 1].to))
        }
        const { low, high } = stateOf(recording, from)
        run.problem.successors(low, high, into)
        const made = into.action.subarray(0, into.count).indexOf(action)
        expect({ low: into.low[made], high: into.high[made] }).toEqual(stateOf(recording, to))
      })
    }),
    { numRuns: 100 },
  )
})

it('a path begins at the start, or ends at the goal, or does both', () => {
  fc.assert(
    fc.property(anyMoment, fc.nat(), ({ run, recording, step }, choice) => {
      const { leads, moves } = boardPathOf(recording, run.problem, choice % recording.rows, step)
      fc.pre(moves.length > 0)
      const { start, goal } = run.problem
      if (leads !== 'toGoal') expect(stateOf(recording, moves[0].from)).toEqual(start)
      const last = moves[moves.length - 1]
      if (leads !== 'fromStart') expect(stateOf(recording, last.to)).toEqual(goal)
    }),
    { numRuns: 100 },
  )
})

it('leads through both searches only once they have met', () => {
  const run = runOf({ start: '451260738', solver: 'bidirectional' })
  const recording = record(run)
  const met = recording.markers.find(({ kind }) => kind === 'solution')
  if (met?.kind !== 'solution') throw new Error('they never meet')
  const generated = recording.columns.generatedAt[met.node]
  expect(generated).toBeLessThan(met.event)
  const leads = [generated, met.event].map(
    (step) => boardPathOf(recording, run.problem, met.node, step).leads,
  )
  const side = recording.columns.side[met.node] === 1 ? 'toGoal' : 'fromStart'
  expect(leads).toEqual([side, 'through'])
})

it('turns moves round on boards whose states take two words, of which one stays the same', () => {
  const start = '1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15'
  const run = runOf({ problem: 'sliding-4x4', start, solver: 'bidirectional' })
  const recording = record(run)
  const met = recording.markers.find(({ kind }) => kind === 'solution')
  if (met?.kind !== 'solution') throw new Error('they never meet')
  const actions = solutionActions(run.problem, recording.columns, met.node, met.meets)
  expect(statesAlong(run.problem, [...actions])?.at(-1)).toEqual(run.problem.goal)
})
