import type { Action, Problem, State } from '../../problems/problem'
import { movesOf } from '../moves'

/** What is known of the way from a state to the goal. */
export type Known =
  | {
      readonly kind: 'way'
      readonly moves: number
      /** The next move; none at the goal. */
      readonly next: Action | undefined
      /** True when no way has fewer moves. */
      readonly shortest: boolean
    }
  | { readonly kind: 'none' }

/** What was found out so far, by state. */
export type Knowledge = ReadonlyMap<string, Known>

/** The name of a state in what is known. */
export function stateKey({ low, high }: State): string {
  return `${low},${high}`
}

/** Adds a way from a state to the goal: every state along it is known from then on. */
export function withWay(
  known: Knowledge,
  problem: Problem,
  from: State,
  actions: readonly Action[],
  shortest: boolean,
): Knowledge {
  const all = new Map(known)
  let state = from
  for (const [at, next] of [...actions, undefined].entries()) {
    const before = all.get(stateKey(state))
    const moves = actions.length - at
    if (before?.kind !== 'way' || before.moves > moves || shortest) {
      all.set(stateKey(state), { kind: 'way', moves, next, shortest })
    }
    if (next === undefined) break
    const move = movesOf(problem, state).find(({ action }) => action === next)
    if (!move) throw new Error(`no move ${next} on the way to the goal`)
    state = move.after
  }
  return all
}

/** Adds that no way leads from a state to the goal. */
export function withoutWay(known: Knowledge, from: State): Knowledge {
  return new Map(known).set(stateKey(from), { kind: 'none' })
}
