import { plainSteps } from '../problems/sliding/plainBoards'
import type { PlainBoard } from '../problems/sliding/plainBoards'
import type { Figures } from './figures'

/** Estimates the moves from a board to the goal. */
type PlainHeuristic = (board: PlainBoard) => number

const columns = 3
const goal = '123456780'

/** The sum of the rows and columns that the tiles are away from their places. */
export function plainManhattan(board: PlainBoard): number {
  return [...board].reduce((sum, tile, at) => {
    const home = goal.indexOf(tile)
    if (tile === '0') return sum
    const across = Math.abs((at % columns) - (home % columns))
    return sum + across + Math.abs(Math.floor(at / columns) - Math.floor(home / columns))
  }, 0)
}

export function plainMisplaced(board: PlainBoard): number {
  return [...board].filter((tile, at) => tile !== '0' && tile !== goal[at]).length
}

interface Waiting {
  readonly board: PlainBoard
  readonly g: number
  readonly f: number
  /** Its place among those with the same f. */
  readonly place: number
}

/**
 * Weighted A* as slowly as it can be written: the whole frontier is looked through for each node.
 *
 * @param hundredths the weight, in hundredths
 */
export function plainWeightedAStar(
  start: PlainBoard,
  hundredths: number,
  h: PlainHeuristic,
): Partial<Figures> {
  const least = new Map<PlainBoard, number>([[start, 0]])
  const frontier = new Map<PlainBoard, Waiting>([[start, { board: start, g: 0, f: 0, place: 0 }]])
  let [generated, expanded, places] = [1, 0, 1]
  while (frontier.size > 0) {
    const next = firstOf(frontier.values())
    if (next.board === goal) {
      return { moves: next.g, generated, expanded, popped: expanded + 1, reached: least.size }
    }
    frontier.delete(next.board)
    expanded++
    for (const { board } of plainSteps(next.board, columns)) {
      generated++
      const g = next.g + 1
      if (g >= (least.get(board) ?? Infinity)) continue
      least.set(board, g)
      const place = frontier.get(board)?.place ?? places++
      frontier.set(board, { board, g, f: 100 * g + hundredths * h(board), place })
    }
  }
  return { moves: 'none', generated, expanded, reached: least.size }
}

function firstOf(frontier: Iterable<Waiting>): Waiting {
  const all = [...frontier]
  let first = all[0]
  for (const each of all) {
    if (each.f < first.f || (each.f === first.f && each.place < first.place)) first = each
  }
  return first
}

/** Beam search with lists of boards that are sorted and cut. */
export function plainBeam(start: PlainBoard, width: number, h: PlainHeuristic): Partial<Figures> {
  const reached = new Set([start])
  let [generated, expanded, dropped] = [1, 0, 0]
  let beam: readonly PlainBoard[] = [start]
  for (let depth = 1; beam.length > 0; depth++) {
    const level: PlainBoard[] = []
    for (const board of beam) {
      expanded++
      for (const child of plainSteps(board, columns)) {
        generated++
        if (reached.has(child.board)) continue
        reached.add(child.board)
        if (child.board === goal) {
          return { moves: depth, generated, expanded, dropped, reached: reached.size }
        }
        level.push(child.board)
      }
    }
    const sorted = level.toSorted((one, other) => h(one) - h(other))
    beam = sorted.slice(0, width)
    dropped += sorted.length - beam.length
  }
  return { moves: 'none', generated, expanded, dropped, reached: reached.size }
}
