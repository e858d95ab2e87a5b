import type { Ask } from '../../shared/ask'
import { meetingAfter } from '../prediction/prediction'
import type { Answer, Question } from '../runs/question'
import { choiceQuestion } from './choiceQuestion'
import type { ChoiceQuestion } from './choiceQuestion'
import type { DrawnQuestion } from './drawQuestions'
import { isPredicted } from './items'
import { momentOfQuestion } from './momentOfQuestion'

/** A drawn question, once its run is known: where the stage stands, and what is asked there. */
export type QuestionOfRun = { readonly step: number } & (
  | {
      readonly kind: 'predicted'
      readonly ask: 'meet'
      /** How many moves a shortest path has: from that follows where the two searches meet. */
      readonly moves: number
    }
  | { readonly kind: 'predicted'; readonly ask: Exclude<Ask, 'meet'> }
  | { readonly kind: 'chosen'; readonly choice: ChoiceQuestion }
)

/** Finds the moment of a drawn question in its run, and its answers. */
export function askedOfRun({ kind, seed }: DrawnQuestion): Question<QuestionOfRun> {
  return {
    name: `check ${kind} ${seed}`,
    needsNodes: true,
    answer(recording, run): Answer<QuestionOfRun> | undefined {
      if (isPredicted(kind)) {
        const moment = momentOfQuestion(recording, run, kind, seed)
        if (!moment?.ok) return moment
        const { value: step } = moment
        if (kind !== 'meet') return { ok: true, value: { kind: 'predicted', ask: kind, step } }
        const meeting = meetingAfter(recording, step)
        if (!meeting?.ok) return meeting
        const { moves } = meeting.value
        return { ok: true, value: { kind: 'predicted', ask: kind, step, moves } }
      }
      const choice = choiceQuestion(recording, run, kind, seed)
      if (!choice?.ok) return choice
      return { ok: true, value: { kind: 'chosen', choice: choice.value, step: choice.value.step } }
    },
  }
}
