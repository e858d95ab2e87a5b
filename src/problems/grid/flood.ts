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
  const offsets = stepOffsets(map)
  const steps = new Int32Array(ways.length).fill(notFlooded)
  const cells = new Int32Array(ways.length)
  let count = 1
  cells[0] = from
  steps[from] = 0
  for (let at = 0; at < count; at++) {
    const cell = cells[at]
    for (let direction = 0; direction < offsets.length; direction++) {
      if ((ways[cell] & (1 << direction)) === 0) continue
      const to = cell + offsets[direction]
      if (steps[to] !== notFlooded) continue
      steps[to] = steps[cell] + 1
      cells[count++] = to
    }
  }
  return { steps, cells: cells.subarray(0, count) }
}

/**
 * The same map with a start and a goal far from each other, both in the largest part that straight
 * steps connect. The goal is a cell farthest from the start, and the start one farthest from some
 * cell: in a maze no two cells are farther apart. Entering either costs 1.
 */
export function withFarEnds(map: GridMap): GridMap {
  const ways = possibleSteps(map, { neighbours: straightDirections, cutsCorners: false })
  const part = largestPart(map, ways)
  if (!part) return map
  const one = flood(map, ways, part[0]).cells.at(-1) ?? part[0]
  const other = flood(map, ways, one).cells.at(-1) ?? one
  const costs = map.costs.slice()
  costs[one] = 1
  costs[other] = 1
  return { ...map, costs, start: Math.min(one, other), goal: Math.max(one, other) }
}

/** The cells of the largest connected part; of equal ones the first. */
function largestPart(map: GridMap, ways: Uint8Array): Int32Array | undefined {
  const seen = new Uint8Array(ways.length)
  let largest: Int32Array | undefined
  for (let cell = 0; cell < seen.length; cell++) {
    if (seen[cell] === 1 || map.costs[cell] === 0) continue
    const { cells } = flood(map, ways, cell)
    for (const each of cells) seen[each] = 1
    if (cells.length > (largest?.length ?? 0)) largest = cells
  }
  return largest
}
