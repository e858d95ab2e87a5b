import { frontierOrderOf } from '../../recording/frontierOrder'
import { goalTestOf } from '../../recording/goalTest'
import { eventAt } from '../../recording/query/events'
import { frontierAt } from '../../recording/query/frontier/frontier'
import { childrenAt } from '../../recording/query/path/path'
import { kept } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Ask } from '../../shared/ask'
import type { Node } from '../../solvers/solver'
import type { Answer } from '../runs/question'

/** A question about a moment with its answer, both read from the recording. */
export type Prediction = {
  /** The event that gives the answer. */
  readonly event: number
} & (
  | { readonly ask: 'next'; readonly frontier: readonly Node[]; readonly right: Node }
  | { readonly ask: 'pruned'; readonly children: readonly Node[]; readonly right: readonly Node[] }
  /** At which depth below the start the searches meet, on a path of `moves` moves. */
  | { readonly ask: 'meet'; readonly right: number; readonly moves: number }
)

/** What is asked at a step. Nothing while the answer is not recorded yet. */
export function predictionAt(
  recording: Recording,
  run: Run,
  step: number,
  ask: Ask,
): Answer<Prediction> | undefined {
  if (ask === 'next') return whatLeaves(recording, run, step)
  if (ask === 'pruned') return whatIsPruned(recording, step)
  return meetingAfter(recording, step)
}

function whatLeaves(recording: Recording, run: Run, step: number): ReturnType<typeof predictionAt> {
  const asLeaving = goalTestOf(run.chosen) === 'expansion'
  const frontier = Array.from(frontierAt(recording, step, frontierOrderOf(run.chosen)))
  for (let number = step + 1; number < recording.events; number++) {
    const event = eventAt(recording, number)
    const leaves = event.kind === 'expand' || (event.kind === 'solution' && asLeaving)
    if (!leaves) continue
    if (!frontier.includes(event.node)) return fault('notInFrontier')
    return { ok: true, value: { ask: 'next', event: number, frontier, right: event.node } }
  }
  return recording.outcome && fault('nothingLeaves')
}

function whatIsPruned(recording: Recording, step: number): ReturnType<typeof predictionAt> {
  const event = eventAt(recording, step)
  if (event.kind !== 'expand') return fault('noExpansion')
  const { reason, generatedAt } = recording.columns
  const children = childrenAt(recording, event.node, recording.events - 1)
  const last = children.at(-1)
  // The last row may not be the last child while more are being recorded.
  if (!recording.outcome && (last ?? recording.rows - 1) === recording.rows - 1) return undefined
  if (last === undefined) return fault('noChildren')
  const right = children.filter((child) => reason[child] !== kept)
  return { ok: true, value: { ask: 'pruned', event: generatedAt[last], children, right } }
}

/** Where the two searches meet after a step. */
export function meetingAfter(
  recording: Recording,
  step: number,
): Answer<Extract<Prediction, { ask: 'meet' }>> | undefined {
  const { depth, side } = recording.columns
  const mark = recording.markers.find(({ kind, event }) => kind === 'solution' && event > step)
  if (mark?.kind !== 'solution') return recording.outcome && fault('noMeeting')
  if (mark.meets === undefined) return fault('noMeeting')
  const fromStart = side[mark.node] === 0 ? mark.node : mark.meets
  const moves = depth[mark.node] + depth[mark.meets]
  return { ok: true, value: { ask: 'meet', event: mark.event, right: depth[fromStart], moves } }
}

function fault(
  kind: 'notInFrontier' | 'nothingLeaves' | 'noExpansion' | 'noChildren' | 'noMeeting',
): Answer<never> {
  return { ok: false, fault: { key: `lessons.predict.fault.${kind}` } }
}
