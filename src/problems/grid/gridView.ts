import type { Settings, State } from '../problem'
import { gridCell } from './gridMap'
import type { GridCell, GridMap } from './gridMap'
import { readGridTask } from './settings'

/** What a view of a whole grid has to know: its size and what stands in each cell. */
export interface GridView extends Pick<GridMap, 'width' | 'height' | 'costs'> {
  readonly start: GridCell
  readonly goal: GridCell
}

/**
 * What stands in the cells of a grid problem: by cell, row by row from the upper left corner, what
 * it costs to enter, 0 for a wall.
 *
 * @param settings those of a problem that was made, or right ones
 * @returns nothing where the settings are of another problem, or wrong
 */
export function gridViewOf(settings: Settings): GridView | undefined {
  if (settings.problem !== 'grid') return undefined
  const task = readGridTask(settings)
  if (!task.ok) return undefined
  const { map, start, goal } = task.value
  const { width, height, costs } = map
  return { width, height, costs, start: gridCell(map, start), goal: gridCell(map, goal) }
}

/** The cell that a state of a grid is. */
export function cellOfState(view: Pick<GridView, 'width'>, { low }: State): GridCell {
  return gridCell(view, low)
}
