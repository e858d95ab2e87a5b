import { possibleSteps, stepOffsets, straightDirections } from './directions'
import type { GridMap } from './gridMap'

/** The value of a cell that no way leads to. */
export const notFlooded = -1

/** What a flood from a cell has come to. */
export interface Flood {
  /** By cell: how many steps it is away, or `notFlooded`. */
  readonly steps: Int32Array
  /** The cells that were come to, the nearest first. */
  readonly cells: Int32Array
}

/**
 * Comes from a cell to all cells that can be reached from it.
 *
 * @param ways by cell, the directions in which a step is possible
 */
export function flood(map: GridMap, ways: Uint8Array, from: number): Flood {
  const { steps, cells } = dry(ways)
  cells[0] = from
  return { steps, cells: cells.subarray(0, spread(map, ways, { steps, cells }, 0)) }
}

function dry({ length }: Uint8Array): Flood {
  return { steps: new Int32Array(length).fill(notFlooded), cells: new Int32Array(length) }
}

/**
 * Comes to all cells that can be reached from the one that stands at a place of the list, and adds
 * them behind it.
 *
 * @returns how long the list is then
 */
function spread(map: GridMap, ways: Uint8Array, { steps, cells }: Flood, place: number): number {
  const offsets = stepOffsets(map)
  let count = place + 1
  steps[cells[place]] = 0
  for (let at = place; at < count; at++) {
    const cell = cells[at]
    for (let direction = 0; direction < offsets.length; direction++) {
      if ((ways[cell] & (1 << direction)) === 0) continue
      const to = cell + offsets[direction]
      if (steps[to] !== notFlooded) continue
      steps[to] = steps[cell] + 1
      cells[count++] = to
    }
  }
  return count
}

/**
 * The same map with a start and a goal far from each other, both in the largest part that straight
 * steps connect. The goal is a cell farthest from the start, and the start one farthest from some
 * cell: in a maze no two cells are farther apart. Entering either costs 1.
 */
export function withFarEnds(map: GridMap): GridMap {
  const ways = possibleSteps(map, { neighbours: straightDirections, cutsCorners: false })
  const part = largestPart(map, ways)
  if (part.length === 0) return map
  const one = flood(map, ways, part[0]).cells.at(-1) ?? part[0]
  const other = flood(map, ways, one).cells.at(-1) ?? one
  const costs = map.costs.slice()
  costs[one] = 1
  costs[other] = 1
  return { ...map, costs, start: Math.min(one, other), goal: Math.max(one, other) }
}

/** The cells of the largest connected part; of equal ones the first. */
function largestPart(map: GridMap, ways: Uint8Array): Int32Array {
  const all = dry(ways)
  let largest = all.cells.subarray(0, 0)
  let end = 0
  for (let cell = 0; cell < ways.length; cell++) {
    if (all.steps[cell] !== notFlooded || map.costs[cell] === 0) continue
    const begin = end
    all.cells[begin] = cell
    end = spread(map, ways, all, begin)
    if (end - begin > largest.length) largest = all.cells.subarray(begin, end)
  }
  return largest
}
