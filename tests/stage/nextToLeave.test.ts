import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sourceOfBuiltIn } from '../../src/ownSearch/starting/startingSources'
import { frontierOrderOf } from '../../src/recording/frontierOrder'
import { eventAt, expandedAt } from '../../src/recording/query/events'
import { frontierAt } from '../../src/recording/query/frontier/frontier'
import { record } from '../../src/recording/write/recorder'
import { nextToLeave } from '../../src/stage/nextToLeave'
import { ownRecorded } from '../ownSearch/runHere'
import { anySmallRun, runOf } from '../recording/arbitraryRuns'

it('is the first that waits, or none when the search expands nothing more', () => {
  fc.assert(
    fc.property(anySmallRun, fc.nat(), (run, choice) => {
      const recording = record(run)
      const step = choice % recording.events
      const waiting = frontierAt(recording, step, frontierOrderOf(run.chosen))
      const next = nextToLeave(recording, run.chosen, waiting, eventAt(recording, step))
      if (waiting.length === 0) expect(next).toBeUndefined()
      else if (next === undefined) expect(expandedAt(recording, step)).toBe(recording.expanded)
      else expect(next).toBe(waiting[0])
    }),
  )
})

it.each([
  ['a goal that is known when it is generated', { start: '123456078' }],
  ['a goal that is known when it leaves', { start: '123456078', goalTest: 'expansion' }],
  ['two searches that meet', { start: '451260738', solver: 'bidirectional' }],
])('is none from %s on', (_, settings) => {
  const run = runOf(settings)
  const recording = record(run)
  const nextAt = (step: number) =>
    nextToLeave(
      recording,
      run.chosen,
      frontierAt(recording, step, frontierOrderOf(run.chosen)),
      eventAt(recording, step),
    )
  const last = recording.events - 1
  expect(eventAt(recording, last - 1).kind).toBe('solution')
  const isGenerated = eventAt(recording, last - 1)
  const before = isGenerated.kind === 'solution' && isGenerated.waiting ? last - 2 : last - 3
  expect(nextAt(before)).toBeDefined()
  for (let step = before + 1; step <= last; step++) expect(nextAt(step)).toBeUndefined()
})

it('is still the first that waits after a solution with which the search does not end', () => {
  const run = runOf({ start: '867254301', solver: 'ida-star', solutions: 'all' })
  const recording = record(run, 400_000)
  const first = recording.markers.find(({ kind }) => kind === 'solution')
  if (!first) throw new Error('no solution was found')
  const waiting = frontierAt(recording, first.event, frontierOrderOf(run.chosen))
  expect(nextToLeave(recording, run.chosen, waiting, first)).toBe(waiting[0])
})

it('is the one that really leaves, where a search does not keep to its order', () => {
  const source = sourceOfBuiltIn('a-star')?.replace('+ tree.h(node)', '+ 3 * tree.h(node)') ?? ''
  expect(source).toContain('3 * tree.h(node)')
  const { run, recording } = ownRecorded(source, { problem: 'graph' })
  for (let at = 1; at < recording.expanded; at++) {
    const node = recording.expansions.items[at]
    const before = recording.columns.leftAt[node] - 1
    const waiting = frontierAt(recording, before, frontierOrderOf(run.chosen))
    const next = nextToLeave(recording, run.chosen, waiting, eventAt(recording, before))
    expect(next).toBe(node)
  }
})
