import { challengeFigures } from '../../ownSearch/challenge/challenge'
import type { Challenge, ChallengeRule } from '../../ownSearch/challenge/challenge'
import { findChallenge } from '../../ownSearch/challenge/challenges'
import type { Settings } from '../../problems/problem'
import { codes, reasonOf } from '../../recording/reasonCodes'
import { readRun } from '../../recording/run'
import { readSolverText } from '../exercise/check'
import type { ChallengeTag } from './challengeTag'

/** A challenge as it stands in a lesson; the code that it begins with is loaded when it is opened. */
export interface WrittenChallenge extends Omit<Challenge, 'source'> {
  /** A built-in search, a challenge of the app, or `template`. */
  readonly from: string
}

/** What can be said of a challenge in a lesson, as its author wrote it; lists have commas. */
export interface ChallengeText extends Omit<ChallengeTag, 'id' | 'challenge' | 'hints'> {
  readonly challenge?: string | undefined
}

/**
 * Reads a challenge from the attributes of its tag.
 *
 * @param runs those of the lesson, whose names may stand for boards
 * @throws RangeError that says what is wrong, for the author of the lesson
 */
export function readChallenge(
  id: string,
  text: ChallengeText,
  runs: Readonly<Record<string, Settings>>,
): WrittenChallenge {
  if (text.challenge !== undefined) {
    const known = findChallenge(text.challenge)
    if (!known) throw new RangeError(`there is no challenge "${text.challenge}"`)
    return { id: known.id, from: known.id, boards: known.boards, rules: known.rules }
  }
  const { from = 'template' } = text
  if (from !== 'template' && !findChallenge(from) && !readRun({ solver: from }).ok) {
    throw new RangeError(`a challenge cannot begin with "${from}"`)
  }
  const boards = listOf(text.boards).map((board) => readBoard(board, runs))
  if (boards.length === 0) throw new RangeError('a challenge needs boards')
  const rules = readRules(text)
  if (rules.length === 0) throw new RangeError('a challenge needs something to be checked')
  for (const rule of rules) {
    for (const board of boards) {
      const read = rule.kind === 'same' ? readRun({ ...board, ...rule.like }) : readRun(board)
      if (!read.ok) throw new RangeError(`${JSON.stringify(board)}: ${read.fault.setting} is wrong`)
    }
  }
  return { id, from, boards, rules }
}

function readBoard(text: string, runs: Readonly<Record<string, Settings>>): Settings {
  if (Object.hasOwn(runs, text)) return runs[text]
  const at = text.indexOf(':')
  if (at < 0) throw new RangeError(`"${text}" is no run of the lesson, and no problem:start`)
  return { problem: text.slice(0, at), start: text.slice(at + 1) }
}

function readRules(text: ChallengeText): readonly ChallengeRule[] {
  const rules: ChallengeRule[] = []
  if (text.atMost !== undefined) rules.push({ kind: 'atMost', lines: readCount(text.atMost) })
  if (text.shortest) rules.push({ kind: 'shortest' })
  if (text.same !== undefined || text.like !== undefined) {
    const like = readSolverText(text.like ?? '')
    if (!like) throw new RangeError(`there is no search "${text.like ?? ''}" to be like`)
    rules.push({ kind: 'same', like, figures: listOf(text.same).map(readFigure) })
  }
  if (text.prunes !== undefined) rules.push({ kind: 'prunes', reason: readReason(text.prunes) })
  if (text.reopens) rules.push({ kind: 'reopens' })
  return rules
}

function readFigure(text: string) {
  const figure = challengeFigures.find((known) => known === text)
  if (!figure) throw new RangeError(`"${text}" is none of: ${challengeFigures.join(', ')}`)
  return figure
}

function readReason(text: string) {
  const known = Array.from({ length: codes - 1 }, (_, kind) => reasonOf(kind + 1))
  const reason = known.find((each) => each === text)
  if (!reason) throw new RangeError(`"${text}" is none of: ${known.join(', ')}`)
  return reason
}

function readCount(text: string): number {
  if (!/^\d+$/.test(text)) throw new RangeError(`"${text}" is no number of lines`)
  return Number(text)
}

function listOf(text = ''): readonly string[] {
  return text.split(',').flatMap((each) => each.trim() || [])
}
