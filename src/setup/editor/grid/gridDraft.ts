import { readCell } from '../../../problems/cell'
import { cellNumber, formatCell } from '../../../problems/grid/gridMap'
import type { GridMap } from '../../../problems/grid/gridMap'
import { formatGrid } from '../../../problems/grid/gridText'
import { readMap } from '../../../problems/grid/settings'
import type { Settings } from '../../../problems/problem'
import { withBothEnds } from './gridEdits'

/** The grid that settings describe, with its start and its goal; nothing where the map is wrong. */
export function drawnGrid({ map: written = '', start, goal }: Settings): GridMap | undefined {
  const read = readMap(written)
  if (!read.ok) return undefined
  const map = read.value
  return { ...map, start: cellIn(map, start) ?? map.start, goal: cellIn(map, goal) ?? map.goal }
}

function cellIn(map: GridMap, text: string | undefined): number | undefined {
  const cell = readCell(text ?? '')
  const number = cell && cellNumber(map, cell)
  return number !== undefined && map.costs[number] > 0 ? number : undefined
}

/** The settings of a drawn grid: its text, and its ends. */
export function gridSettings(map: GridMap): Settings {
  // An end that costs more than one to enter keeps its cost in the text, and is named beside it.
  const named = (cell: number | undefined) =>
    cell !== undefined && map.costs[cell] === 1 ? cell : undefined
  const text = formatGrid({ ...map, start: named(map.start), goal: named(map.goal) })
  return { map: text, ...endSettings(map) }
}

function endSettings(map: GridMap): Settings {
  const { start, goal } = map
  return {
    ...(start !== undefined && { start: formatCell(map, start) }),
    ...(goal !== undefined && { goal: formatCell(map, goal) }),
  }
}

/**
 * The settings after a text was opened, typed, or asked for by its name. The ends are those of the
 * text; else those there were, where they are free; else two that are far from each other.
 */
export function settingsOfText(written: string, { start, goal }: Settings): Settings {
  const read = readMap(written)
  if (!read.ok) return { map: written }
  const map = read.value
  const kept = {
    ...map,
    start: map.start ?? cellIn(map, start),
    goal: map.goal ?? cellIn(map, goal),
  }
  return { map: written, ...endSettings(withBothEnds(kept)) }
}
