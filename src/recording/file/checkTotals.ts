import { pruneReasons } from '../../solvers/solver'
import { solutionActions } from '../query/path/boardPath'
import { statesAlong } from '../query/path/solutions'
import type { Run } from '../run'
import { WrongLine } from './fault'
import type { Header } from './format'
import type { Rebuild } from './rebuild'

/**
 * Compares what the first line says with what the other lines add up to. Of a run that outgrew its
 * budget the lines are only a part: there the first line is compared with nothing but the moves of
 * the solution, and it has to count more nodes than there are lines of.
 *
 * @throws WrongLine
 */
export function checkTotals(header: Header, run: Run, rebuild: Rebuild): void {
  same('rows', header.rows, rebuild.rows)
  same('expanded', header.expanded, rebuild.expansions.length)
  checkSolution(header, run, rebuild)
  if (header.overBudget) {
    // The node that outgrew the budget was counted, and has no line.
    const isMore = header.totals.generated > rebuild.rows
    return same('overBudget', true, isMore)
  }
  const { totals, solutions, outcome } = header
  const { counts, expansions, iterations, markers, rows } = rebuild
  const perLevel = counts.keptPerLevel()
  const kept = perLevel.reduce((sum, nodes) => sum + nodes, 0)
  const found = markers.filter(({ kind }) => kind === 'solution').length
  same('solutions', solutions, found)
  if (outcome.kind === 'solved' && !markers.some((each) => isOf(each, outcome.node))) {
    throw new WrongLine({ kind: 'no-solution' })
  }
  // A run that a person stopped has one event more, which its search does not count.
  same('events', totals.events, header.events - (outcome.kind === 'cancelled' ? 1 : 0))
  same('generated', totals.generated, rows)
  same('expanded', totals.expanded, expansions.length)
  same('pruned', totals.pruned, rows - kept)
  for (const reason of pruneReasons) {
    same(`prunedBy.${reason}`, totals.prunedBy[reason], counts.prunedBy(reason))
  }
  const dropped = markers.filter(({ kind }) => kind === 'drop').length
  same('dropped', totals.dropped, dropped)
  same('perLevel', totals.perLevel, perLevel)
  const perIteration = iterations.totals(counts.generatedAt, expansions.length)
  same('perIteration', totals.perIteration, perIteration)
}

function isOf(marker: Rebuild['markers'][number], node: number): boolean {
  return marker.kind === 'solution' && marker.node === node
}

function checkSolution({ solution, solutions }: Header, run: Run, rebuild: Rebuild): void {
  const { markers, columns } = rebuild
  const first = markers.find(({ kind }) => kind === 'solution')
  if (first?.kind === 'solution') {
    const actions = solutionActions(run.problem, columns, first.node, first.meets)
    same('solution', solution, Array.from(actions))
  }
  if ((solution === null) !== (solutions === 0)) throw new WrongLine({ kind: 'no-solution' })
  const end = solution && statesAlong(run.problem, solution)?.at(-1)
  if (solution && !(end && run.problem.isGoal(end.low, end.high))) {
    throw new WrongLine({ kind: 'no-solution' })
  }
}

function same(field: string, found: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)]
  if (one === other) return
  throw new WrongLine({ kind: 'wrong-figure', field, found: one, expected: other })
}
