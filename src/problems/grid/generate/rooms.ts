import type { Random } from '../../random'
import { carve, walled } from './walled'
import type { GridSize } from './walled'

/** A part of the grid: from its first column and row up to its last ones. */
interface Part {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A part is not divided where it would leave a room narrower than this. */
const leastRoom = 3

/**
 * Rooms with doors: the grid is divided by a wall across its longer side, and so are its parts, until
 * rooms would be too narrow. Walls stand in odd columns and rows (from 0) and doors are in even ones,
 * so that no wall closes a door. About every third wall has a second door, and so there is more than
 * one way.
 */
export function roomsWithDoors(size: GridSize, random: Random): Uint8Array {
  const costs = walled(size).fill(1)
  const parts: Part[] = [{ left: 0, top: 0, right: size.width - 1, bottom: size.height - 1 }]
  for (let part = parts.pop(); part; part = parts.pop()) {
    const { left, top, right, bottom } = part
    const isWide = right - left >= bottom - top
    const [from, to] = isWide ? [left, right] : [top, bottom]
    const wall = oddBetween(from + leastRoom, to - leastRoom, random)
    if (wall === undefined) continue
    const [start, end] = isWide ? [top, bottom] : [left, right]
    const cellOf = (along: number) =>
      isWide ? along * size.width + wall : wall * size.width + along
    for (let along = start; along <= end; along++) costs[cellOf(along)] = 0
    const doors = random() < 1 / 3 ? 2 : 1
    for (let door = 0; door < doors; door++) carve(costs, cellOf(evenBetween(start, end, random)))
    if (isWide) parts.push({ ...part, left: wall + 1 }, { ...part, right: wall - 1 })
    else parts.push({ ...part, top: wall + 1 }, { ...part, bottom: wall - 1 })
  }
  return costs
}

function oddBetween(from: number, to: number, random: Random): number | undefined {
  const first = from % 2 === 1 ? from : from + 1
  const count = Math.floor((to - first) / 2) + 1
  return count > 0 ? first + 2 * Math.floor(random() * count) : undefined
}

function evenBetween(from: number, to: number, random: Random): number {
  const first = from % 2 === 0 ? from : from + 1
  const count = Math.floor((to - first) / 2) + 1
  return first + 2 * Math.floor(random() * count)
}
