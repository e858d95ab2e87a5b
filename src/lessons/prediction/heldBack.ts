import { expandedAt } from '../../recording/query/events'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Ask } from '../../shared/ask'
import type { LessonPlace } from '../route'
import { stepOf } from '../runs/stepOf'
import { predictionAt } from './prediction'

/** The steps at which a stage has to hold something back, or it would answer a question. */
export interface HeldBack {
  readonly ask: Ask
  readonly from: number
  readonly to: number
}

/**
 * What a stage must not show because of a question: which node leaves next, from the expansion before
 * on; how many children of a node are pruned, which is told as it is expanded; or where two searches
 * meet, from the question on. Nothing where the answer is not recorded yet.
 */
export function heldBackBy(
  recording: Recording,
  run: Run,
  { ask, until }: Pick<LessonPlace, 'ask' | 'until'>,
): HeldBack | undefined {
  if (!ask) return undefined
  const moment = stepOf(recording, until)
  if (moment.kind !== 'step') return undefined
  const { step } = moment
  if (ask === 'pruned') return { ask, from: step, to: step }
  const answer = predictionAt(recording, run, step, ask)
  if (!answer?.ok) return undefined
  const to = answer.value.event - 1
  if (ask === 'meet') return { ask, from: step, to }
  const { columns, expansions } = recording
  const expanded = expandedAt(recording, step)
  const from = expanded === 0 ? 0 : columns.leftAt[expansions.items[expanded - 1]]
  return { ask, from, to }
}
