import type { Recording } from '../../../../recording/recording'
import type { Run } from '../../../../recording/run'
import { narrate } from '../../../../stage/narration/narrate'
import { say } from '../../../../words/message'

/** A chosen moment: its place among the others, its step, and what is narrated there. */
export interface DeckMoment {
  /** From 1 on. */
  readonly number: number
  readonly step: number
  readonly told: string
}

/** The moments of some steps, in their order. */
export function deckMoments(
  run: Run,
  recording: Recording,
  steps: readonly number[],
): readonly DeckMoment[] {
  return steps.map((step, at) => ({
    number: at + 1,
    step,
    told: say(narrate(recording, run, step)),
  }))
}

/** What the picture of a moment is called: in the order of their names pictures stand as they are shown. */
export function slideName(
  { number, step }: DeckMoment,
  { length }: readonly DeckMoment[],
  ending: 'svg' | 'png',
): string {
  const digits = Math.max(2, String(length).length)
  return `${String(number).padStart(digits, '0')}-step-${step}.${ending}`
}
