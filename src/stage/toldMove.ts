import type { Action, Problem, State } from '../problems/problem'
import type { Scene, ScenePart } from '../problems/scene'
import { stateOf } from '../recording/query/path/path'
import type { Recording } from '../recording/recording'
import type { Node } from '../solvers/solver'
import type { ToldMove } from '../words/move'

/** What an action does, with all that is told of it. */
export function toldMove(problem: Problem, state: State, action: Action): ToldMove {
  const move = problem.describe(state, action)
  if (move.kind !== 'jump') return move
  return { ...move, over: jumpedHoles(problem.draw(state), move.holes) }
}

/** The move that made a node, of which a parent is recorded. */
export function toldMoveTo(recording: Recording, problem: Problem, node: Node): ToldMove {
  const { parent, action } = recording.columns
  return toldMove(problem, stateOf(recording, parent[node]), action[node])
}

/** The holes that a peg jumps over: each lies halfway between two that it visits. */
function jumpedHoles({ parts }: Scene, holes: readonly number[]): readonly number[] {
  const visited = holes.map((hole) => partOf(parts, hole))
  return visited.slice(1).map((landing, jump) => {
    const from = visited[jump]
    const between = parts.find(
      ({ x, y }) => 2 * x === from.x + landing.x && 2 * y === from.y + landing.y,
    )
    return Number(between?.label)
  })
}

function partOf(parts: readonly ScenePart[], hole: number): ScenePart {
  const part = parts.find(({ label }) => label === String(hole))
  if (!part) throw new Error(`no hole ${hole} in the picture`)
  return part
}
