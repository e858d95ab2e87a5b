import type { Problem, State, StateMap } from '../problems/problem'
import { stateGraphOf } from '../problems/stateGraph'

/** A map of a problem's states, and where each of them is on it. */
export interface MappedStates {
  readonly map: StateMap
  /** The number of the place or the cell of a state, where it has one. */
  readonly placeOf: (low: number, high: number) => number | undefined
  /** The state of a place or a cell. */
  readonly stateOf: (place: number) => State
  /** Whether the map is the graph of all states, of which each has a picture instead of a name. */
  readonly isStateGraph: boolean
}

const known = new WeakMap<Problem, MappedStates | 'none'>()

/** The map of a problem: its own, or where its states are few the graph of them. */
export function mapOf(problem: Problem): MappedStates | undefined {
  const found = known.get(problem) ?? ownMap(problem) ?? stateGraphMap(problem) ?? 'none'
  known.set(problem, found)
  return found === 'none' ? undefined : found
}

function ownMap({ map }: Problem): MappedStates | undefined {
  if (!map) return undefined
  return {
    map,
    placeOf: (low) => low,
    stateOf: (low) => ({ low, high: 0 }),
    isStateGraph: false,
  }
}

function stateGraphMap(problem: Problem): MappedStates | undefined {
  const graph = stateGraphOf(problem)
  // A start from which nothing can be done is no graph.
  if (!graph || graph.states.length < 2) return undefined
  const places = graph.states.map((state) => ({ name: problem.format(state) }))
  return {
    map: { kind: 'places', places, ways: graph.ways },
    placeOf: graph.placeOf,
    stateOf: (place) => graph.states[place],
    isStateGraph: true,
  }
}
