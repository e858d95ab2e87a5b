import { directions } from './board'
import type { Board } from './board'
import { largestLayoutSide } from './layout'

/**
 * What counts as one move: a step of one cell (`cell`), a straight slide of any length
 * (`straight`), or any slide of one block, with turns (`any`).
 */
export const metrics = ['cell', 'straight', 'any'] as const
export type Metric = (typeof metrics)[number]

/** The places that a block can reach in one move, each by a last step from an earlier one. */
export class Reach {
  count = 0
  /** The places; the first is where the block is. */
  readonly places = new Uint8Array(largestLayoutSide * largestLayoutSide)
  /** For each place but the first, which of them the last step came from. */
  readonly origins = new Uint8Array(largestLayoutSide * largestLayoutSide)
  /** The direction of that step. */
  readonly directions = new Uint8Array(largestLayoutSide * largestLayoutSide)

  /** Fills in the places of a block on the board, in the metric's order. */
  find(board: Board, symbol: number, from: number, metric: Metric): void {
    this.places[0] = from
    this.count = 1
    if (metric === 'straight') this.findStraight(board, symbol, from)
    else this.step(board, symbol, 0)
    if (metric === 'any' && this.count > 1) this.findFurther(board, symbol, from)
  }

  /** The way to one of the places, as directions. */
  way(index: number): readonly number[] {
    const way: number[] = []
    for (let at = index; at > 0; at = this.origins[at]) way.push(this.directions[at])
    return way.reverse()
  }

  /** Adds the neighbours of a place that are new: up, left, right, down. */
  private step(board: Board, symbol: number, origin: number): void {
    const place = this.places[origin]
    for (let direction = 0; direction < directions.length; direction++) {
      if (!board.canStep(place, symbol, direction)) continue
      const next = place + board.steps[direction]
      if (!this.has(next)) this.add(next, origin, direction)
    }
  }

  /** Adds the places ahead: up, left, right, down, each by increasing distance. */
  private findStraight(board: Board, symbol: number, from: number): void {
    for (let direction = 0; direction < directions.length; direction++) {
      let origin = 0
      let place = from
      while (board.canStep(place, symbol, direction)) {
        place += board.steps[direction]
        this.add(place, origin, direction)
        origin = this.count - 1
      }
    }
  }

  /** Goes on from the places found, breadth-first; the block may cross where it was. */
  private findFurther(board: Board, symbol: number, from: number): void {
    board.lift(from, symbol)
    for (let origin = 1; origin < this.count; origin++) this.step(board, symbol, origin)
    board.put(from, symbol)
  }

  private has(place: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.places[i] === place) return true
    return false
  }

  private add(place: number, origin: number, direction: number): void {
    const at = this.count++
    this.places[at] = place
    this.origins[at] = origin
    this.directions[at] = direction
  }
}
