import { distancesFrom, plainSteps } from '../problems/sliding/plainBoards'
import type { PlainBoard } from '../problems/sliding/plainBoards'

const columns = 3
const goal = '123456780'

/**
 * What iterative deepening generates up to its first solution, without running it. Only the goal and
 * the last move end a path, so that the nodes below a board depend on where its blank is, where it
 * came from, and how many moves are left.
 */
export function generatedByDeepening(start: PlainBoard): number {
  const distances = distancesFrom(goal, columns)
  const distance = distances.get(start) ?? Number.NaN
  const below = belowEachBlank()
  let generated = 0
  for (let limit = 0; limit < distance; limit++) generated += 1 + below(start, undefined, limit)
  return generated + upToTheGoal(start, distances, below)
}

/** What the last limit generates, the goal being the last node: its way is the leftmost shortest one. */
function upToTheGoal(
  start: PlainBoard,
  distances: ReadonlyMap<PlainBoard, number>,
  below: ReturnType<typeof belowEachBlank>,
): number {
  let generated = 1
  let [board, from] = [start, undefined as PlainBoard | undefined]
  while (board !== goal) {
    const left = (distances.get(board) ?? 0) - 1
    const next = plainSteps(board, columns).map((step) => step.board)
    const onTheWay = next.findIndex((each) => distances.get(each) === left)
    const searched = next.slice(0, onTheWay).filter((each) => each !== from)
    for (const each of searched) generated += below(each, board, left)
    generated += left === 0 ? onTheWay + 1 : next.length
    ;[board, from] = [next[onTheWay], board]
  }
  return generated
}

function belowEachBlank() {
  const known = new Map<string, number>()
  return function below(board: PlainBoard, from: PlainBoard | undefined, left: number): number {
    if (left === 0) return 0
    const key = `${board.indexOf('0')} ${from?.indexOf('0') ?? ''} ${left}`
    const before = known.get(key)
    if (before !== undefined) return before
    const next = plainSteps(board, columns).map((step) => step.board)
    const deeper = next.filter((each) => each !== from)
    const nodes = deeper.reduce((sum, each) => sum + below(each, board, left - 1), next.length)
    known.set(key, nodes)
    return nodes
  }
}
