import { goalTestOf } from '../../recording/goalTest'
import { contestLines, noSolution } from '../../recording/query/contestForm'
import type { Run } from '../../recording/run'
import { say } from '../../words/message'
import { statuses } from '../statuses'
import type { CommandAnswer } from './answer'

/** What goes to standard output, what to standard error, and the exit status. */
export interface Printed {
  readonly output: string
  readonly error: string
  readonly status: number
}

const noAnswer = {
  limit: 'No solution was found within the limit.',
  cut: 'The search was cut: it has expanded as many nodes as --cut allows.',
  'out-of-memory': 'The search was stopped: it holds more nodes than there is room for.',
  cancelled: 'The search was interrupted.',
}

/** An answer as JSON, or in the form of the contest: the number of moves, then the moves. */
export function printed(answer: CommandAnswer, run: Run, json: boolean): Printed {
  const { outcome } = answer
  const output = json ? `${JSON.stringify(answer)}\n` : contestForm(answer, run)
  const isUntested = outcome === 'exhausted' && goalTestOf(run.chosen) === 'never'
  if (isUntested) {
    const error = json ? '' : `The goal was not looked for. ${countsSoFar(answer)}\n`
    return { output, error, status: statuses.answered }
  }
  if (outcome === 'solved' || outcome === 'unsolvable' || outcome === 'exhausted') {
    return { output, error: '', status: statuses.answered }
  }
  const error = json ? '' : `${whyNoAnswer(answer, outcome)} ${countsSoFar(answer)}\n`
  const status = outcome === 'cancelled' ? statuses.interrupted : statuses.unanswered
  return { output, error, status }
}

function whyNoAnswer({ counts }: CommandAnswer, outcome: keyof typeof noAnswer): string {
  const isDropped = outcome === 'limit' && counts.dropped > 0
  return isDropped ? say({ key: 'solution.none.dropped' }) : noAnswer[outcome]
}

function contestForm({ outcome, path, solutions }: CommandAnswer, { chosen }: Run): string {
  if (path !== null) {
    const lines = [...contestLines(path)]
    if (chosen.options.solutions === 'all') {
      lines.push(solutions === 1 ? '1 solution' : `${solutions} solutions`)
    }
    return `${lines.join('\n')}\n`
  }
  const isProven =
    outcome === 'unsolvable' || (outcome === 'exhausted' && goalTestOf(chosen) !== 'never')
  return isProven ? `${noSolution}\n` : ''
}

function countsSoFar({ counts: { generated, expanded, reached } }: CommandAnswer): string {
  return `Generated ${generated}, expanded ${expanded}, reached ${reached}.`
}
