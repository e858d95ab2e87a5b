import type { Settings } from '../../problems/problem'
import type { Result } from '../../problems/result'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Message } from '../../words/message'
import type { Challenge, ChallengeRule } from './challenge'
import type { Finding, WholeRun } from './judgeFigure'
import { judgeAll, judgeBoard, judgeSource } from './judgeRule'

/** A run of a check, to its end or until it was stopped. */
export interface CheckedRun {
  readonly run: Run
  /** What was recorded, if anything was. */
  readonly recording: Recording | undefined
  /** Why it did not come to its end. */
  readonly stopped: Message | undefined
}

/**
 * The most nodes that a run of a check may generate: a search that does not end is stopped there.
 */
export const mostGenerated = 100_000

/** Says that a run was stopped for all that it generated. */
export const tooManyMessage: Message = {
  key: 'ownSearch.challenge.tooMany',
  values: { most: mostGenerated },
}

/** Records a run until it ends, or says why it cannot begin. */
export type RecordChecked = (settings: Settings) => Promise<Result<CheckedRun, Message>>

/** What came of an answer: of its text, of one board, or of all boards together. */
export interface ChallengeResult {
  /** The board, by its place in the list from 0; nothing where it is not about one. */
  readonly board: number | undefined
  /** The run by the answer, where the result is about one and it could begin. */
  readonly run: Run | undefined
  /** The last step of that run: what is wrong with it shows at its end. */
  readonly lastStep: number
  readonly stopped: Message | undefined
  readonly findings: readonly Finding[]
}

/** Whether nothing is wrong with a result. */
export function isPassed({ stopped, findings }: ChallengeResult): boolean {
  return stopped === undefined && findings.every(({ passed }) => passed)
}

/**
 * Tries an answer on each board of a challenge, and tells what came of it, one result after the
 * other. A caller that has enough stops asking.
 *
 * @param answer the source, and the settings of solver and code by which it was made known
 */
export async function* checkChallenge(
  challenge: Challenge,
  answer: { readonly source: string; readonly settings: Settings },
  record: RecordChecked,
): AsyncGenerator<ChallengeResult, void, void> {
  const { rules, boards } = challenge
  for (const rule of rules) {
    if (rule.kind === 'atMost') yield together([judgeSource(rule, challenge, answer.source)])
  }
  const recordings: Recording[] = []
  for (const [board, settings] of boards.entries()) {
    const own = await record({ ...settings, ...answer.settings })
    if (!own.ok) {
      yield { board, run: undefined, lastStep: 0, stopped: own.fault, findings: [] }
      continue
    }
    const { run, recording } = own.value
    let { stopped } = own.value
    const findings: Finding[] = []
    if (recording && stopped === undefined) {
      recordings.push(recording)
      for (const rule of rules) {
        if (rule.kind !== 'same' && rule.kind !== 'shortest') continue
        const like = await recordLike(rule, run, settings, record)
        if (like) findings.push(...judgeBoard(rule, { run, recording }, like))
        else stopped = { key: 'ownSearch.challenge.likeNone' }
      }
    }
    const lastStep = Math.max(0, (recording?.events ?? 1) - 1)
    yield { board, run, lastStep, stopped, findings }
  }
  for (const rule of rules) {
    if (rule.kind === 'prunes' || rule.kind === 'reopens') {
      yield together([judgeAll(rule, recordings)])
    }
  }
}

function together(findings: readonly Finding[]): ChallengeResult {
  return { board: undefined, run: undefined, lastStep: 0, stopped: undefined, findings }
}

/**
 * Records the run that an answer is compared with; nothing where that search does not come to its
 * end on the board: a mistake in the challenge.
 */
async function recordLike(
  rule: ChallengeRule,
  { problem }: Run,
  settings: Settings,
  record: RecordChecked,
): Promise<WholeRun | undefined> {
  const best = { solver: problem.costs ? 'uniform-cost' : 'breadth-first' }
  const like = await record({ ...settings, ...(rule.kind === 'same' ? rule.like : best) })
  if (!like.ok || like.value.stopped) return undefined
  const { run, recording } = like.value
  return recording && { run, recording }
}
