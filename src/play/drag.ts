import type { Problem, State } from '../problems/problem'
import { endOf, isSameSpot, isSameState, movesOf, stepsFrom } from './moves'
import type { PlayMove, Spot } from './moves'
import { makeMove } from './play'
import type { Play } from './play'

/** A piece that a finger slides about: where it was taken, and the steps it has made since. */
export interface PieceDrag {
  readonly state: State
  readonly from: Spot
  readonly steps: readonly PlayMove[]
}

// Past half a cell a piece belongs to the next one.
const half = 0.5

/**
 * Lets a piece follow a finger as far as it can go, step by step, and back the same way.
 *
 * @param target where the finger wants its corner
 * @returns the drag, and where the corner is to be shown
 */
export function pulled(
  problem: Problem,
  drag: PieceDrag,
  target: Spot,
): { drag: PieceDrag; shown: Spot } {
  let at = drag
  for (;;) {
    const place = placeOf(at)
    const pull = strongestPull(stepsFrom(problem, stateAfter(at), place), place, target)
    if (!pull) return { drag: at, shown: place }
    const { step, amount } = pull
    if (amount > half) {
      // Each step brings the piece nearer to the finger, so they come to an end.
      at = { ...at, steps: followed(at, step) }
      continue
    }
    const end = endOf(step)
    const shown = {
      x: place.x + amount * (end.x - place.x),
      y: place.y + amount * (end.y - place.y),
    }
    return { drag: at, shown }
  }
}

/** Makes what was dragged a part of the game: one move if the problem has it, else its steps. */
export function dropped(play: Play, { state, from, steps }: PieceDrag): Play {
  const last = steps.at(-1)
  if (!last) return play
  const whole = movesOf(play.problem, state).find(
    ({ way, after }) => isSameSpot(way[0], from) && isSameState(after, last.after),
  )
  return (whole ? [whole] : steps).reduce(makeMove, play)
}

/** Where the piece belongs when it is let go. */
function placeOf({ from, steps }: PieceDrag): Spot {
  const last = steps.at(-1)
  return last ? endOf(last) : from
}

function stateAfter({ state, steps }: PieceDrag): State {
  return steps.at(-1)?.after ?? state
}

/** The steps with one more, or one less where it goes back. */
function followed({ state, steps }: PieceDrag, step: PlayMove): readonly PlayMove[] {
  if (steps.length === 0) return [step]
  const before = steps.at(-2)?.after ?? state
  return isSameState(before, step.after) ? steps.slice(0, -1) : [...steps, step]
}

/** The step that leads most toward the finger, and how far along it the finger is; at most all. */
function strongestPull(steps: readonly PlayMove[], place: Spot, target: Spot) {
  let strongest: { step: PlayMove; amount: number } | undefined
  for (const step of steps) {
    const end = endOf(step)
    const amount =
      (end.x - place.x) * (target.x - place.x) + (end.y - place.y) * (target.y - place.y)
    if (amount > (strongest?.amount ?? 0)) strongest = { step, amount: Math.min(1, amount) }
  }
  return strongest
}
