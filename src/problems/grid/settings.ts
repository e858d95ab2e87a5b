import { readCell } from '../cell'
import type { Problem, Settings } from '../problem'
import { readChoice } from '../readChoice'
import { refused } from '../result'
import type { Result, ToldFault, UnknownValue } from '../result'
import type { Told } from '../told'
import type { StepRules } from './directions'
import { generatedMap, generatedNames } from './generate/generatedMap'
import { cellNumber } from './gridMap'
import type { GridMap } from './gridMap'
import { createGridProblem } from './gridProblem'
import type { GridTask } from './gridTask'
import { onePerLine, readGrid } from './gridText'
import { namedMaps } from './namedMaps'

export const neighbourChoices = ['4', '8'] as const
export const cornerChoices = ['never', 'allowed'] as const

/** The maps that are offered: those with names, and a generated one of each method. */
export const offeredMaps: readonly string[] = [...namedMaps.keys(), ...generatedNames]

/** What can be wrong with the settings of a grid, and in which setting. */
export type GridFault =
  | { readonly setting: 'map'; readonly fault: ToldFault | UnknownValue }
  | { readonly setting: 'start' | 'goal'; readonly fault: ToldFault }
  | { readonly setting: 'neighbours' | 'corners'; readonly fault: UnknownValue }

/**
 * Makes a grid from settings: `map`, the name of one, of one to be generated (`maze-dfs:21x15:7`), or
 * a text that `readGrid` reads; `start` and `goal`, cells as `column,row` from 0, without which those
 * of the map are taken; `neighbours`, 4 or 8; and `corners`, whether a diagonal step may pass a wall
 * at its side: `never` or `allowed`.
 */
export function createGridFromSettings(settings: Settings): Result<Problem, GridFault> {
  const task = readGridTask(settings)
  return task.ok ? { ok: true, value: createGridProblem(task.value) } : task
}

/** Reads what `createGridFromSettings` makes a problem of. */
export function readGridTask(settings: Settings): Result<GridTask, GridFault> {
  const asked = settings.map ?? offeredMaps[0]
  const read = readMap(asked)
  if (!read.ok) return { ok: false, fault: { setting: 'map', fault: read.fault } }
  const written = isAName(asked) ? nameIn(asked) : onePerLine(asked)
  const map = read.value
  const start = findCell(map, 'start', settings.start)
  if (!start.ok) return wrongCell('start', start.fault)
  const goal = findCell(map, 'goal', settings.goal)
  if (!goal.ok) return wrongCell('goal', goal.fault)
  const neighbours = readChoice(neighbourChoices, settings.neighbours)
  if (!neighbours.ok)
    return { ok: false, fault: { setting: 'neighbours', fault: neighbours.fault } }
  const corners = readChoice(cornerChoices, settings.corners)
  if (!corners.ok) return { ok: false, fault: { setting: 'corners', fault: corners.fault } }
  const rules: StepRules = {
    neighbours: neighbours.value === '4' ? 4 : 8,
    cutsCorners: corners.value === 'allowed',
  }
  return { ok: true, value: { map, written, rules, start: start.value, goal: goal.value } }
}

// A page reads its settings with every letter that is typed, and a large map takes a while.
const remembered = new Map<string, Result<GridMap, ToldFault | UnknownValue>>()
const mostRemembered = 8

/** The map with a name, or the one that a text describes. */
export function readMap(asked: string): Result<GridMap, ToldFault | UnknownValue> {
  const known = remembered.get(asked)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const map = findMap(asked)
  remembered.set(asked, map)
  return map
}

function findMap(asked: string): Result<GridMap, ToldFault | UnknownValue> {
  const name = nameIn(asked)
  const named = namedMaps.get(name)
  const read = named === undefined ? generatedMap(name) : readGrid(named)
  if (!read && isAName(asked)) {
    return { ok: false, fault: { kind: 'unknown-value', text: asked, known: offeredMaps } }
  }
  const map = read ?? readGrid(asked)
  return map.ok ? map : { ok: false, fault: { kind: 'told', told: map.fault } }
}

/** Whether a text can only be meant as a name: in a map's row there is no small letter. */
function isAName(asked: string): boolean {
  const name = nameIn(asked)
  return /^[a-z][\w:-]*$/.test(name) && !/^[SG\d]+$/.test(asked.trim())
}

function nameIn(asked: string): string {
  return asked.trim().toLowerCase()
}

/** Reads a free cell of a map; without a text it is the one that the map names. */
function findCell(
  map: GridMap,
  end: 'start' | 'goal',
  asked: string | undefined,
): Result<number, Told> {
  if (asked === undefined) {
    const known = map[end]
    return known === undefined
      ? refused({ word: `grid.missing.${end}` })
      : { ok: true, value: known }
  }
  const text = asked.trim()
  const cell = readCell(text)
  if (!cell) return refused({ word: 'grid.notACell', values: { text } })
  const found = cellNumber(map, cell)
  const { width, height } = map
  if (found === undefined) {
    return refused({
      word: 'grid.outside',
      values: { text, column: width - 1, row: height - 1 },
    })
  }
  if (map.costs[found] === 0) return refused({ word: 'grid.onAWall', values: { text } })
  return { ok: true, value: found }
}

function wrongCell(setting: 'start' | 'goal', told: Told) {
  return { ok: false, fault: { setting, fault: { kind: 'told', told } } } as const
}
