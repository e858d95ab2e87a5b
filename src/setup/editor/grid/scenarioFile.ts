import { writeCell } from '../../../problems/cell'
import { readScenarios } from '../../../problems/grid/benchmarkMap'
import type { Scenario } from '../../../problems/grid/benchmarkMap'
import { cellNumber } from '../../../problems/grid/gridMap'
import type { GridMap } from '../../../problems/grid/gridMap'
import type { Settings } from '../../../problems/problem'

/** A file that was opened. */
export interface OpenedFile {
  readonly name: string
  readonly text: string
}

/** What opened files hold: the last map, and the scenarios of the last file that has some. */
export function sortedFiles(files: readonly OpenedFile[]) {
  const scenarios = files.filter(isOfScenarios).at(-1)
  return {
    map: files.filter((file) => !isOfScenarios(file)).at(-1)?.text,
    scenarios: scenarios && readScenarios(scenarios.text),
  }
}

function isOfScenarios({ name, text }: OpenedFile): boolean {
  return name.toLowerCase().endsWith('.scen') || /^version\s/.test(text)
}

/** Whether a scenario can be taken on a map: its size is right, and both cells are free. */
export function isPossible(
  { width, height, start, goal }: Scenario,
  map: Pick<GridMap, 'width' | 'height' | 'costs'>,
): boolean {
  const isFree = (cell: number | undefined) => cell !== undefined && map.costs[cell] > 0
  const isSameSize = width === map.width && height === map.height
  return isSameSize && isFree(cellNumber(map, start)) && isFree(cellNumber(map, goal))
}

/** The start and the goal of a scenario that is possible, as settings. */
export function scenarioSettings({ start, goal }: Scenario): Settings {
  return { start: writeCell(start), goal: writeCell(goal) }
}
