import { optimalityOf } from '../../recording/optimality'
import type { Run } from '../../recording/run'
import type { Message } from '../../words/message'
import { whyBest } from '../../words/solverNames'

/** Why the first solution of a search is a shortest or cheapest one, or why it need not be. */
export function whyShortest(run: Run): Message | undefined {
  const { solver } = run.chosen
  const { costs } = run.problem
  if (costs && solver.ignoresCosts) return { key: 'narration.ignoresCosts' }
  return whyBest(solver.id, optimalityOf(run), costs ? 'cheaper' : 'shorter')
}
