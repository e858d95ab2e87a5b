import type { ExperimentProblem } from '../experiments/experimentProblem'
import { experimentMessage } from '../words/experimentProblems'
import { say } from '../words/message'
import { problemMessage } from '../words/problems'
import type { ExperimentCommand } from './experimentCommand'
import { experimentOptionFor } from './experimentOptions'

/** One line that names the option that is wrong, and says what is wrong and what would be right. */
export function experimentComplaint(
  problem: ExperimentProblem,
  { texts, inherited }: Pick<ExperimentCommand, 'texts' | 'inherited'>,
): string {
  if ('search' in problem) {
    const { search, wrong } = problem
    const isOfItsOwn = !Object.hasOwn(inherited[search] ?? {}, wrong.setting)
    if (!isOfItsOwn) return line(wrong.setting, say(problemMessage(wrong)))
  }
  if ('wrongBoards' in problem) {
    // A board that is right may not fit to another setting.
    const { setting } = problem.wrongBoards[0].wrong
    if (Object.hasOwn(texts, setting)) return line(setting, say(experimentMessage(problem)))
  }
  return line(problem.setting, say(experimentMessage(problem)))
}

/** One line that names an option with which nothing can be done. */
export function idleComplaint(name: string): string {
  return line(name, 'this experiment has no such choice. Leave it out.')
}

function line(setting: string, told: string): string {
  return `${experimentOptionFor(setting)}: ${told.replaceAll('\n', ' ')}`
}
