import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'
import { mapOf } from '../../../recording/stateMap'
import type { Node } from '../../../solvers/solver'
import { asItIs } from '../../../words/message'
import type { Message } from '../../../words/message'

/** What a node is called in an answer: on a map of places by its place too, which may have been clicked. */
export function calledNode(recording: Recording, run: Run, node: Node): Message {
  const place = placeOfNode(recording, run, node)
  return place === undefined
    ? { key: 'lessons.asked.called.node', values: { node } }
    : { key: 'lessons.asked.called.place', values: { node, place: asItIs(place) } }
}

/** What one of some children is called: by its place on a map, else by its number among them. */
export function calledChild(
  recording: Recording,
  run: Run,
  children: readonly Node[],
  child: Node,
): Message {
  const place = placeOfNode(recording, run, child)
  return place === undefined
    ? { key: 'lessons.asked.called.number', values: { number: children.indexOf(child) + 1 } }
    : asItIs(place)
}

/** The name of the place of a node; nothing where states are no places with names. */
function placeOfNode({ columns }: Recording, { problem }: Run, node: Node): string | undefined {
  const mapped = mapOf(problem)
  if (!mapped || mapped.isStateGraph || mapped.map.kind !== 'places') return undefined
  const place = mapped.placeOf(columns.low[node], columns.high[node])
  return place === undefined ? undefined : mapped.map.places[place].name
}
