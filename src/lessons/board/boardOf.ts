import { manifestOf } from '../../problems'
import type { Problem, Settings } from '../../problems/problem'
import { readRun } from '../../recording/run'
import { settingsOf } from '../runs/useAnswer'
import { boardFigures } from './boardFigures'
import type { BoardFigure } from './boardFigures'

/**
 * The problem of a run, to be moved by hand, and the figure that is to follow the moves.
 *
 * @throws RangeError where that run, or that figure, cannot be had: the author of a lesson reads it
 */
export function boardOf(
  runs: Readonly<Record<string, Settings>>,
  run: string,
  shows?: string,
): { readonly problem: Problem; readonly figure: BoardFigure | undefined } {
  const read = readRun(settingsOf(runs, run))
  const canMove =
    read.ok && (read.value.problem.map ?? manifestOf(read.value.problem.settings).play)
  if (!read.ok || !canMove) {
    throw new RangeError(`the problem of the run "${run}" cannot be moved by hand`)
  }
  const figure = boardFigures.find((known) => known === shows)
  if (shows !== undefined && !figure) throw new RangeError(`no figure is called "${shows}"`)
  return { problem: read.value.problem, figure }
}
