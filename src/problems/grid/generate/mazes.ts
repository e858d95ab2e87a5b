import type { Random } from '../../random'
import { shuffled } from '../../random'
import { carve, walled } from './walled'
import type { GridSize } from './walled'

/**
 * The rooms of a maze: every second cell of every second row, with a wall around all of them. Where
 * a size is even, the last column or row stays a wall too.
 */
function roomsOf({ width, height }: GridSize) {
  return { across: Math.floor((width - 1) / 2), down: Math.floor((height - 1) / 2) }
}

function cellOfRoom({ width }: GridSize, across: number, room: number): number {
  const column = room % across
  return (2 * Math.floor(room / across) + 1) * width + 2 * column + 1
}

/**
 * A maze by a depth-first walk: from the room come to last it breaks through to a random room that
 * was not come to, and where there is none it goes back. Its corridors are long.
 */
export function depthFirstMaze(size: GridSize, random: Random): Uint8Array {
  const { across, down } = roomsOf(size)
  const costs = walled(size)
  const seen = new Uint8Array(across * down)
  const path = [0]
  seen[0] = 1
  carve(costs, cellOfRoom(size, across, 0))
  for (let room = path.at(-1); room !== undefined; room = path.at(-1)) {
    const fresh = besides(across, down, room).filter((each) => seen[each] === 0)
    if (fresh.length === 0) {
      path.pop()
      continue
    }
    const next = fresh[Math.floor(random() * fresh.length)]
    seen[next] = 1
    path.push(next)
    open(size, costs, across, room, next)
  }
  return costs
}

/**
 * A maze by Kruskal's algorithm: in random order it breaks through the walls between rooms that no
 * way connects yet. It has many short dead ends.
 *
 * Source: J. B. Kruskal, "On the shortest spanning subtree of a graph and the traveling salesman
 * problem", Proceedings of the American Mathematical Society 7 (1956), 48–50.
 */
export function kruskalMaze(size: GridSize, random: Random): Uint8Array {
  const { across, down } = roomsOf(size)
  const costs = walled(size)
  const parent = Int32Array.from({ length: across * down }, (_, room) => room)
  const rootOf = (room: number) => {
    let root = room
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]]
      root = parent[root]
    }
    return root
  }
  // A wall by the room at its left or above it; those below rooms come with an odd number.
  const walls = Array.from({ length: 2 * across * down }, (_, wall) => wall)
  for (const wall of shuffled(walls, random)) {
    const room = wall >> 1
    const isBelow = (wall & 1) === 1
    const isAtTheEnd = isBelow ? room + across >= across * down : room % across === across - 1
    if (isAtTheEnd) continue
    const other = room + (isBelow ? across : 1)
    const [one, another] = [rootOf(room), rootOf(other)]
    if (one === another) continue
    parent[one] = another
    open(size, costs, across, room, other)
  }
  return costs
}

/** The rooms above, at the left, at the right and below. */
function besides(across: number, down: number, room: number): readonly number[] {
  const column = room % across
  return [
    ...(room >= across ? [room - across] : []),
    ...(column > 0 ? [room - 1] : []),
    ...(column < across - 1 ? [room + 1] : []),
    ...(room + across < across * down ? [room + across] : []),
  ]
}

/** Breaks through between two rooms; the cell between them is half-way. */
function open(
  size: GridSize,
  costs: Uint8Array,
  across: number,
  room: number,
  other: number,
): void {
  const [from, to] = [room, other].map((each) => cellOfRoom(size, across, each))
  carve(costs, from, (from + to) / 2, to)
}
