import { least } from 'd3'
import { movesOf } from '../../play/moves'
import { makeMove, positionOf } from '../../play/play'
import type { Play } from '../../play/play'
import { actionCost, inCosts } from '../../recording/costs'

/** Goes to a place of a map by the cheapest move that leads there; nothing where none does. */
export function walkTo(play: Play, place: number): Play | undefined {
  const { state } = positionOf(play)
  const { problem } = play
  const move = least(
    movesOf(problem, state).filter(({ after }) => after.low === place),
    ({ action }) => actionCost(problem, state, action),
  )
  return move && makeMove(play, move)
}

/** What the moves made so far cost together. */
export function costOfPlay({ problem, positions, index }: Play): number {
  const units = positions.slice(1, index + 1).reduce((sum, { move }, made) => {
    return sum + (move ? actionCost(problem, positions[made].state, move.action) : 0)
  }, 0)
  return inCosts(problem, units)
}
