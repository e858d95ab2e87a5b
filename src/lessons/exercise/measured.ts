import type { Recording } from '../../recording/recording'
import type { Message } from '../../words/message'
import type { Question } from '../runs/question'
import type { Check } from './check'

/** What one search of an exercise did. */
export interface Measured {
  readonly moves: number | undefined
  readonly expanded: number
}

export const measureQuestion: Question<Measured> = {
  name: 'measure',
  needsNodes: false,
  answer({ outcome, solution, totals }: Recording) {
    if (!outcome) return undefined
    return { ok: true, value: { moves: solution?.length, expanded: totals.expanded } }
  },
}

/** Whether what was measured solves an exercise, and what was measured, in words. */
export function judge(check: Check, [one, other = one]: readonly Measured[]) {
  if (one.moves === undefined || other.moves === undefined) {
    return { solved: false, told: { key: 'lessons.exercise.noWay' } as const }
  }
  if (check.kind === 'length') {
    const told: Message = { key: 'lessons.exercise.length', values: { count: one.moves } }
    return { solved: one.moves === check.moves, told }
  }
  const of = check.kind === 'fewer' ? 'expanded' : 'moves'
  const [first = 0, second = 0] = [one[of], other[of]]
  const told: Message = { key: `lessons.exercise.${check.kind}`, values: { first, second } }
  return { solved: check.kind === 'fewer' ? first < second : first > second, told }
}
