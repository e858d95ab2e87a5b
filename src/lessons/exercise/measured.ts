import { inCosts } from '../../recording/costs'
import { costOfSolution } from '../../recording/query/path/pathCost'
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
  /** All that were generated but the start. */
  readonly children: number
  readonly pruned: number
  readonly solutions: number
  /** By how many levels the farthest twin stands above its pruned child, where that is looked at. */
  readonly farthestTwin?: number
}

/** What a search of an exercise did, as far as its check looks at it. */
export function measureQuestion(kind: Check['kind']): Question<ExerciseResult> {
  const needsNodes = kind === 'far-twin'
  return {
    name: `measure ${kind}`,
    needsNodes,
    answer(recording: Recording, { problem }: Run) {
      const { outcome, solution, solutions, totals } = recording
      if (!outcome) return undefined
      const cost = solution && inCosts(problem, costOfSolution(problem, solution))
      const { expanded, generated, pruned } = totals
      const children = generated - 1
      const value = { moves: solution?.length, cost, expanded, children, pruned, solutions }
      if (!needsNodes) return { ok: true, value }
      return { ok: true, value: { ...value, farthestTwin: farthestTwinIn(recording) } }
    },
  }
}

function farthestTwinIn({ columns: { depth, twin }, rows }: Recording): number {
  return twin.subarray(0, rows).reduce((farthest, earlier, row) => {
    return earlier < 0 ? farthest : Math.max(farthest, depth[row] - depth[earlier])
  }, 0)
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
  if (check.kind === 'far-twin') return judgeTwin(one)
  if (check.kind === 'pruned') return judgePrunedShare(one, check.percent)
  // One that cannot be solved is seen before anything is searched.
  if (check.kind === 'unsolvable')
    return { solved: false, told: { key: 'lessons.exercise.solvable' } }
  if (other.moves === undefined) return { solved: false, told: noWay }
  if (check.kind === 'missed') return judgeMissed(one.moves, other.moves, check.limit)
  if (one.moves === undefined) return { solved: false, told: noWay }
  if (check.kind === 'solutions') {
    const { solutions: count } = one
    const values = { count, told: lengthTold(one.moves) }
    return { solved: count >= check.least, told: { key: 'lessons.exercise.solutions', values } }
  }
  if (check.kind === 'length') {
    return { solved: one.moves === check.moves, told: lengthTold(one.moves) }
  }
  if (check.kind === 'cost') {
    const told: Message = { key: 'lessons.exercise.cost', values: { cost: one.cost ?? 0 } }
    return { solved: one.cost === check.cost, told }
  }
  const of = measuredBy[check.kind]
  const [first = 0, second = 0] = [one[of], other[of]]
  const told: Message = { key: `lessons.exercise.${check.kind}`, values: { first, second } }
  const [less, more] = check.kind === 'fewer' ? [first, second] : [second, first]
  return { solved: less < more && less * check.times <= more, told }
}

const noWay: Message = { key: 'lessons.exercise.noWay' }

function lengthTold(count: number): Message {
  return { key: 'lessons.exercise.length', values: { count } }
}

function judgeMissed(
  found: number | undefined,
  nearest: number,
  limit: number,
): Omit<Verdict, 'again'> {
  const say = (key: 'found' | 'tooFar' | 'missed', count: number): Message => ({
    key: `lessons.exercise.${key}`,
    values: { count, limit },
  })
  if (found !== undefined) return { solved: false, told: say('found', found) }
  if (nearest > limit) return { solved: false, told: say('tooFar', nearest) }
  return { solved: true, told: say('missed', nearest) }
}

/** Two steps remember three levels: that of a twin may be two above, and no more. */
function judgeTwin({ pruned, farthestTwin = 0 }: ExerciseResult): Omit<Verdict, 'again'> {
  if (pruned === 0) return { solved: false, told: { key: 'lessons.exercise.noTwin' } }
  const told: Message = { key: 'lessons.exercise.farthestTwin', values: { count: farthestTwin } }
  return { solved: farthestTwin > 2, told }
}

function judgePrunedShare(
  { children, pruned }: ExerciseResult,
  percent: number,
): Omit<Verdict, 'again'> {
  const share = children === 0 ? 0 : (100 * pruned) / children
  const told: Message = {
    key: 'lessons.exercise.pruned',
    values: { children, pruned, share: Math.floor(share) },
  }
  return { solved: share >= percent, told }
}
