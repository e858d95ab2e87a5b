import type { Action, Problem, State } from '../problems/problem'
import type { ScenePart } from '../problems/scene'
import { Successors } from '../problems/successors'
import type { Move } from '../problems/told'
import { axes } from '../stage/board/directions'

/** A place on a board, in cells from its upper left corner. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A legal move as a hand makes it: which piece goes which way, and the board that comes of it. */
export interface PlayMove {
  readonly action: Action
  readonly after: State
  /**
   * Where the piece's upper left corner stands: before the move, after each step, and at last. Empty
   * where a move is not that of one piece.
   */
  readonly way: readonly Spot[]
}

/** All moves of a state, in the problem's own order. */
export function movesOf(problem: Problem, state: State): readonly PlayMove[] {
  const successors = new Successors()
  problem.successors(state.low, state.high, successors)
  const { parts } = problem.draw(state)
  return Array.from({ length: successors.count }, (_, at) => {
    const action = successors.action[at]
    return {
      action,
      after: { low: successors.low[at], high: successors.high[at] },
      way: wayOf(problem.describe(state, action), parts),
    }
  })
}

/** The moves of the piece in a spot that go one cell, or make one jump. */
export function stepsFrom(problem: Problem, state: State, spot: Spot): readonly PlayMove[] {
  return movesOf(problem, state).filter((move) => isStep(move) && isSameSpot(move.way[0], spot))
}

/** True for a move that cannot be divided. */
export function isStep({ way }: PlayMove): boolean {
  return way.length === 2
}

/** Where a move takes its piece. */
export function endOf({ way }: PlayMove): Spot {
  return way[way.length - 1]
}

export function isSameSpot(one: Spot, other: Spot): boolean {
  return one.x === other.x && one.y === other.y
}

export function isSameState(one: State, other: State): boolean {
  return one.low === other.low && one.high === other.high
}

function wayOf(move: Move, parts: readonly ScenePart[]): readonly Spot[] {
  if (move.kind === 'slide') return slideWay(move, parts)
  return move.kind === 'jump' ? move.holes.map((hole) => spotOf(parts, String(hole))) : []
}

function slideWay(
  move: Extract<Move, { kind: 'slide' }>,
  parts: readonly ScenePart[],
): readonly Spot[] {
  const { place } = move
  const way = [place ? { x: place.column, y: place.row } : spotOf(parts, move.piece)]
  for (const direction of move.path) {
    const { x, y } = way[way.length - 1]
    way.push({ x: x + axes[direction].x, y: y + axes[direction].y })
  }
  return way
}

function spotOf(parts: readonly ScenePart[], label: string): Spot {
  const part = parts.find((each) => each.label === label)
  if (!part) throw new Error(`no piece ${label} in the picture`)
  return { x: part.x, y: part.y }
}
