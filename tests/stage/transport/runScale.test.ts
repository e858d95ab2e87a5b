import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findManifest, problemNames } from '../../../src/problems'
import { expandedAt } from '../../../src/recording/query/events'
import { iterationMarkers } from '../../../src/recording/query/markers'
import type { Recording } from '../../../src/recording/recording'
import { readRun } from '../../../src/recording/run'
import type { Run } from '../../../src/recording/run'
import { Recorder, record } from '../../../src/recording/write/recorder'
import { solvers } from '../../../src/solvers'
import { fineSteps, needsFineTrack } from '../../../src/stage/transport/fineSteps'
import { runScale } from '../../../src/stage/transport/runScale'
import { anyRecording } from '../../recording/anyRecording'
import { runOf } from '../../recording/arbitraryRuns'

const scaleOf = (recording: Recording, { chosen }: Run) =>
  runScale(recording, chosen.solver.frontier)

/** What a slider on a page of 1366 pixels leaves for its line, or a little less. */
const lineWidth = 400
const leastWidth = 2

/** How many expansions are enough to have many more steps than pixels. */
const expansions = 4000

/** The steps of the first level or limit, as they are counted here: up to the second one. */
function firstSteps(recording: Recording): number {
  const [, second] = iterationMarkers(recording)
  if (second) return second.event
  // The root is expanded, with all its children, before any other node is.
  let step = 0
  while (step < recording.events - 1 && expandedAt(recording, step) < 2) step++
  return step
}

describe.each(problemNames)('the slider of %s', (problem) => {
  const examples = findManifest(problem)?.examples(problem) ?? []

  it.each(solvers.map(({ id }) => id))(
    'has room for each step of the first level, or a fine track that has, by %s',
    (solver) => {
      for (const { settings } of examples) {
        const run = readRun({ ...settings, solver })
        // Some searches refuse some problems.
        if (!run.ok) continue
        const recorder = new Recorder(run.value)
        recorder.advance(expansions)
        const recording = recorder.recording()
        const { scale } = scaleOf(recording, run.value)
        const end = firstSteps(recording)
        const widths = Array.from(
          { length: end },
          (_, step) => (scale.placeOf(step + 1) - scale.placeOf(step)) * lineWidth,
        )
        const least = widths.reduce((one, other) => Math.min(one, other), lineWidth)
        if (least >= leastWidth) continue
        expect(needsFineTrack(scale, lineWidth)).toBe(true)
        const { count } = fineSteps(end, scale.last, lineWidth)
        expect(lineWidth / count).toBeGreaterThanOrEqual(leastWidth)
      }
    },
  )
})

describe('the scale of a run', () => {
  it.each([
    ['breadth-first', 'depth'],
    ['bidirectional', 'depth'],
    ['uniform-cost', 'depth'],
    ['beam', 'depth'],
    ['iterative-deepening', 'limit'],
    ['ida-star', 'limit'],
    ['depth-first', 'ends'],
    ['a-star', 'ends'],
    ['greedy', 'ends'],
    ['weighted-a-star', 'ends'],
  ])('of %s goes by %s', (solver, kind) => {
    const run = runOf({ start: '123456078', solver })
    expect(scaleOf(record(run), run).kind).toBe(kind)
  })

  it.each([
    ['breadth-first', 'depth'],
    ['uniform-cost', 'ends'],
    ['beam', 'depth'],
  ])('of %s goes by %s where moves have costs of their own', (solver, kind) => {
    const run = runOf({ problem: 'graph', graph: 'romania', solver })
    expect(scaleOf(record(run), run).kind).toBe(kind)
  })

  it('gives each level of a breadth-first search an equal share, in which its nodes are expanded', () => {
    const run = runOf({ start: '867254301' })
    const recording = record(run)
    const { scale } = scaleOf(recording, run)
    const { depth, leftAt } = recording.columns
    const deepest = depth[recording.expansions.items[recording.expanded - 1]]
    for (let index = 0; index < recording.expanded; index += 97) {
      const node = recording.expansions.items[index]
      const level = Math.floor(scale.placeOf(leftAt[node]) * (deepest + 1) + 1e-9)
      expect(level).toBe(depth[node])
    }
  })

  it('ends at the last step of whatever has been recorded', () => {
    fc.assert(
      fc.property(anyRecording, ({ recording, run }) => {
        const { scale, labels } = scaleOf(recording, run)
        expect(scale.stepAt(1)).toBe(recording.events - 1)
        for (const { place } of labels) {
          expect(place).toBeGreaterThanOrEqual(0)
          expect(place).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('names the limits as the search was given them', () => {
    const run = runOf({ start: '867254301', solver: 'ida-star' })
    const recording = record(run)
    const limits = iterationMarkers(recording).map(({ limit }) => limit)
    const { labels } = scaleOf(recording, run)
    expect(labels.map(({ value }) => value)).toEqual(limits)
  })

  it('names ten, a hundred, a thousand steps from either end, where it has no levels', () => {
    const run = runOf({ start: '867254301', solver: 'a-star' })
    const { labels, scale } = scaleOf(record(run), run)
    expect(labels.slice(0, 4).map(({ value }) => value)).toEqual([10, -10, 100, -100])
    expect(scale.stepAt(labels[3].place)).toBe(scale.last - 100)
  })

  it('names every tenth step from the start, where there are few', () => {
    const run = runOf({ problem: 'graph', graph: 'romania', solver: 'a-star' })
    const { labels, scale } = scaleOf(record(run), run)
    expect(scale.last).toBe(23)
    expect(labels.map(({ value, place }) => [value, scale.stepAt(place)])).toEqual([
      [10, 10],
      [20, 20],
    ])
  })
})
