import { inCosts } from '../../recording/costs'
import { costOfSolution } from '../../recording/query/pathCost'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Message } from '../../words/message'
import type { Question } from '../runs/question'
import type { Check } from './check'

/** What one search of an exercise did. */
export interface ExerciseResult {
  readonly moves: number | undefined
  readonly cost: number | undefined
  readonly expanded: number
}

export const measureQuestion: Question<ExerciseResult> = {
  name: 'measure',
  needsNodes: false,
  answer({ outcome, solution, totals }: Recording, { problem }: Run) {
    if (!outcome) return undefined
    const cost = solution && inCosts(problem, costOfSolution(problem, solution))
    return { ok: true, value: { moves: solution?.length, cost, expanded: totals.expanded } }
  },
}

/**
 * Whether what was measured solves an exercise, and what was measured, in words.
 *
 * @param isShown whether the board is one that the lesson shows
 */
export function judge(check: Check, measured: readonly ExerciseResult[], isShown = false): Verdict {
  const { solved, told } = judgeNumbers(check, measured)
  return solved && isShown ? { solved: false, told, again: true } : { solved, told, again: false }
}

/** What is told of a try. */
export interface Verdict {
  readonly solved: boolean
  readonly told: Message
  /** True for a board that would do, were it not one that the lesson shows. */
  readonly again: boolean
}

const measuredBy = { fewer: 'expanded', longer: 'moves', dearer: 'cost' } as const

function judgeNumbers(
  check: Check,
  [one, other = one]: readonly ExerciseResult[],
): Omit<Verdict, 'again'> {
  if (one.moves === undefined || other.moves === undefined) {
    return { solved: false, told: { key: 'lessons.exercise.noWay' } }
  }
  if (check.kind === 'length') {
    const told: Message = { key: 'lessons.exercise.length', values: { count: one.moves } }
    return { solved: one.moves === check.moves, told }
  }
  if (check.kind === 'cost') {
    const told: Message = { key: 'lessons.exercise.cost', values: { cost: one.cost ?? 0 } }
    return { solved: one.cost === check.cost, told }
  }
  const of = measuredBy[check.kind]
  const [first = 0, second = 0] = [one[of], other[of]]
  const told: Message = { key: `lessons.exercise.${check.kind}`, values: { first, second } }
  return { solved: check.kind === 'fewer' ? first < second : first > second, told }
}
