import { longestWord, mostWords } from '../../../classroom/protocol/question'
import type { Presented } from '../../../lecture/presented'
import { predictionAt } from '../../../lessons/prediction/prediction'
import type { Stage } from '../../../player/stageStore'
import { eventAt } from '../../../recording/query/events'
import { kept } from '../../../recording/reasonCodes'
import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'
import type { Node } from '../../../solvers/solver'
import { toldMoveTo } from '../../../stage/toldMove'
import { say } from '../../../words/message'
import type { Message } from '../../../words/message'
import { moveMessage } from '../../../words/move'
import type { NewQuestion } from './newQuestion'

/** A question that a recording answers. */
export interface OfferedQuestion extends Omit<NewQuestion, 'text'> {
  readonly text: Message
  readonly right: number
}

/** What can be asked of a class at a moment: what a lesson asks there, or what happens next. */
export function offeredQuestions({
  stage,
  asks,
}: Pick<Presented, 'asks'> & {
  readonly stage?: Pick<Stage, 'latest' | 'run' | 'step'>
}): readonly OfferedQuestion[] {
  const { latest: recording, run, step } = stage ?? {}
  if (!recording || !run || step === undefined) return []
  if (asks) return [questionOfLesson(recording, run, asks)].filter((each) => each !== undefined)
  return [whatLeavesNext(recording, run, step), whetherPruned(recording, step)].filter(
    (each) => each !== undefined,
  )
}

function questionOfLesson(
  recording: Recording,
  run: Run,
  { ask, step }: NonNullable<Presented['asks']>,
): OfferedQuestion | undefined {
  if (ask === 'next') return whatLeavesNext(recording, run, step)
  const prediction = predictionAt(recording, run, step, ask)
  if (!prediction?.ok) return undefined
  const { value } = prediction
  if (value.ask === 'meet') {
    const text = { key: 'classroom.ask.meet', values: { moves: value.moves } } as const
    return { text, kind: 'number', right: value.right, hold: { asksNext: false } }
  }
  if (value.ask !== 'pruned') return undefined
  return whatIsPruned(recording, run, value.children, value.right)
}

function whatIsPruned(
  recording: Recording,
  run: Run,
  children: readonly Node[],
  pruned: readonly Node[],
): OfferedQuestion | undefined {
  if (children.length > mostWords) return undefined
  const words = children.map((child) =>
    say(moveMessage(toldMoveTo(recording, run.problem, child), 'moved')).slice(0, longestWord),
  )
  const right = children.reduce((bits, child, i) => bits | (Number(pruned.includes(child)) << i), 0)
  const text = { key: 'classroom.ask.pruned' } as const
  return { text, kind: 'several', words, right, hold: { asksNext: false } }
}

function whatLeavesNext(recording: Recording, run: Run, step: number): OfferedQuestion | undefined {
  const prediction = predictionAt(recording, run, step, 'next')
  if (!prediction?.ok || prediction.value.ask !== 'next') return undefined
  const { right } = prediction.value
  return { text: { key: 'classroom.ask.next' }, kind: 'node', right, hold: { asksNext: true } }
}

function whetherPruned(recording: Recording, step: number): OfferedQuestion | undefined {
  if (step + 1 >= recording.events) return undefined
  const event = eventAt(recording, step + 1)
  if (event.kind !== 'generate') return undefined
  const right = recording.columns.reason[event.node] === kept ? 1 : 0
  return { text: { key: 'classroom.ask.child' }, kind: 'yes-no', right, hold: { asksNext: false } }
}
