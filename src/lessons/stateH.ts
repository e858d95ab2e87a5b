import type { Problem, State } from '../problems/problem'
import type { Message } from '../words/message'
import { heuristicName } from '../words/problemWords'

/**
 * The h of a state by the heuristic that its problem names first, in moves, and what that
 * heuristic is called. Nothing where there is none, or where moves have costs.
 */
export function stateH(
  { heuristics, costs }: Problem,
  { low, high }: State,
): { readonly h: number; readonly heuristic: Message } | undefined {
  const [heuristic] = heuristics
  if (!heuristic || costs) return undefined
  return { h: heuristic.of(low, high), heuristic: heuristicName(heuristic.id) }
}
