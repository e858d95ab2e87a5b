import type { GridMap } from '../../../problems/grid/gridMap'
import { costOfBrush } from './brushes'
import type { GridBrush } from './brushes'
import { cellsBetween, withEnd } from './gridEdits'
import type { GridEnd } from './gridEdits'

/** A line that is being painted over a grid, from where the brush was set down. */
export interface GridStroke {
  /** The grid as it is by now. */
  readonly map: GridMap
  /** Goes on to a cell. It answers with the cells that have changed. */
  to(cell: number): readonly number[]
}

/**
 * Begins a stroke at a cell. A start or a goal under the brush is picked up, whatever the brush is,
 * and goes along; other strokes leave both as they are. The costs of the grid are copied once, and
 * then changed cell by cell: a large grid is painted as fast as a small one.
 */
export function beginStroke(map: GridMap, brush: GridBrush, at: number): GridStroke {
  const end = endAt(map, at) ?? (brush === 'start' || brush === 'goal' ? brush : undefined)
  const stroke = end ? strokeOfEnd(map, end) : strokeOfCosts(map, costOfBrush(brush), at)
  stroke.to(at)
  return stroke
}

/** The end that stands at a cell. */
export function endAt({ start, goal }: GridMap, cell: number): GridEnd | undefined {
  if (cell === start) return 'start'
  return cell === goal ? 'goal' : undefined
}

function strokeOfEnd(before: GridMap, end: GridEnd): GridStroke {
  let map = before
  return {
    get map() {
      return map
    },
    to(cell) {
      const left = map[end]
      map = withEnd(before, end, cell)
      return left === undefined ? [cell] : [left, cell]
    },
  }
}

function strokeOfCosts(before: GridMap, cost: number, at: number): GridStroke {
  const costs = before.costs.slice()
  const map = { ...before, costs }
  let last = at
  return {
    map,
    to(cell) {
      const changed = cellsBetween(map, last, cell).filter((each) => {
        return costs[each] !== cost && endAt(map, each) === undefined
      })
      for (const each of changed) costs[each] = cost
      last = cell
      return changed
    },
  }
}
