import type { Recording } from '../../recording/recording'
import type { Message } from '../../words/message'
import type { Challenge, ChallengeRule } from './challenge'
import { changedLines } from './changedLines'
import { costMessage, judgeFigure } from './judgeFigure'
import type { Finding, WholeRun } from './judgeFigure'

type RuleOf<Kind extends ChallengeRule['kind']> = Extract<ChallengeRule, { kind: Kind }>

/** Judges the text of an answer. */
export function judgeSource(
  { lines }: RuleOf<'atMost'>,
  { source }: Challenge,
  answer: string,
): Finding {
  const changed = changedLines(source, answer)
  return {
    passed: changed <= lines,
    found: { key: 'ownSearch.challenge.found.changed', values: { count: changed } },
    wanted: { key: 'ownSearch.challenge.wanted.changed', values: { count: lines } },
  }
}

/**
 * Judges one run of an answer.
 *
 * @param like the run it should be like: of the search that the rule names, or a best one
 */
export function judgeBoard(
  rule: RuleOf<'same' | 'shortest'>,
  own: WholeRun,
  like: WholeRun,
): readonly Finding[] {
  if (rule.kind === 'same') return rule.figures.map((figure) => judgeFigure(figure, own, like))
  const [found, wanted] = [costMessage(own), costMessage(like)]
  const passed = JSON.stringify(found) === JSON.stringify(wanted)
  // Where there is no solution, none is better than another.
  if (!like.recording.solution) return [{ passed, found, wanted }]
  const best: Message = { key: 'ownSearch.challenge.wanted.best', values: { best: wanted } }
  return [{ passed, found, wanted: best }]
}

/** Judges all runs of an answer together. */
export function judgeAll(
  rule: RuleOf<'prunes' | 'reopens'>,
  recordings: readonly Recording[],
): Finding {
  if (rule.kind === 'prunes') {
    const { reason } = rule
    const count = sum(recordings.map(({ totals }) => totals.prunedBy[reason]))
    return {
      passed: count > 0,
      found: { key: `ownSearch.challenge.found.prunes.${reason}`, values: { count } },
      wanted: { key: `ownSearch.challenge.wanted.prunes.${reason}` },
    }
  }
  const count = sum(recordings.map(openedAgain))
  return {
    passed: count > 0,
    found: { key: 'ownSearch.challenge.found.reopens', values: { count } },
    wanted: { key: 'ownSearch.challenge.wanted.reopens' },
  }
}

/** How many states were expanded, and then reached more cheaply. */
function openedAgain({ markers }: Recording): number {
  return markers.filter((marker) => marker.kind === 'supersede' && !marker.waiting).length
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
