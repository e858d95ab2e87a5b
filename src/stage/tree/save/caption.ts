import type { Run } from '../../../recording/run'
import { say } from '../../../words/message'
import { goalName } from '../../../words/placeName'
import { problemName } from '../../../words/problemWords'
import { solverName } from '../../../words/solverNames'

/** What stands under a saved picture: what was searched, how, and at which step. */
export interface Caption {
  readonly title: string
  readonly subtitle: string
}

export function captionOf({ problem, chosen }: Run, step: number, last: number): Caption {
  const { problem: name = '', start = '' } = problem.settings
  const goal = goalName(problem)
  const values = { problem: problemName(name), start }
  const solver = solverName(chosen.solver.id)
  return {
    title: say(
      goal
        ? { key: 'tree.save.title', values: { ...values, goal } }
        : { key: 'tree.save.titleWithoutGoal', values },
    ),
    subtitle: say({ key: 'tree.save.subtitle', values: { solver, step, last } }),
  }
}
