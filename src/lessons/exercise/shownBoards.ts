import type { Settings } from '../../problems/problem'
import { readRun } from '../../recording/run'

/** Whether a board is one from which a run of the lesson starts, however it is written. */
export function isShownBoard(runs: Readonly<Record<string, Settings>>, board: Settings): boolean {
  const own = boardOf(board)
  return own !== undefined && Object.values(runs).some((run) => boardOf(run) === own)
}

function boardOf(settings: Settings): string | undefined {
  const run = readRun(settings)
  if (!run.ok) return undefined
  const { problem } = run.value
  return `${problem.settings.problem} ${problem.format(problem.start)}`
}
