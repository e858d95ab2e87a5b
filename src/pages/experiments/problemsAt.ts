import type { ExperimentProblem } from '../../experiments/experimentProblem'
import { experimentMessage } from '../../words/experimentProblems'
import { say } from '../../words/message'
import { problemMessage } from '../../words/problems'

/** What is wrong with an experiment, by the field where it is to be told. */
export function problemsAt(problems: readonly ExperimentProblem[]) {
  return {
    of(setting: string): string | undefined {
      const found = problems.find((each) => each.setting === setting && !('search' in each))
      return found && say(experimentMessage(found))
    },
    /** @param search its place, from 0 */
    ofSearch(search: number): string | undefined {
      const found = problems.find((each) => 'search' in each && each.search === search)
      return found && 'search' in found ? say(problemMessage(found.wrong)) : undefined
    },
  }
}
