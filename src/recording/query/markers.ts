import type { Node } from '../../solvers/solver'
import type { Marker } from '../marker'
import type { Recording } from '../recording'
import { memoized } from './memoized'

type MarkerOf<Kind extends Marker['kind']> = Extract<Marker, { kind: Kind }>

/** The event at which a node was found to be a goal, or to meet a node of the other side. */
export type SolutionMarker = MarkerOf<'solution'>
/** The event at which a cheaper path to a node's state was found. */
export type ReplacementMarker = MarkerOf<'supersede'>
/** The event at which a node that waited left the frontier for good. */
export type DropMarker = MarkerOf<'drop'>
/** The event at which a search begins anew, with a limit. */
export type IterationMarker = MarkerOf<'iteration'>

const solutionsIn = memoized((markers: readonly Marker[]) => byNode(ofKind(markers, 'solution')))
const replacementsIn = memoized((markers: readonly Marker[]) =>
  byNode(ofKind(markers, 'supersede')),
)
const dropsIn = memoized((markers: readonly Marker[]) => byNode(ofKind(markers, 'drop')))
const iterationsIn = memoized((markers: readonly Marker[]) => ofKind(markers, 'iteration'))

/** The solutions of a recording by the node that ends each, in the order in which they are found. */
export function solutionMarkers({ markers }: Recording): ReadonlyMap<Node, SolutionMarker> {
  return solutionsIn(markers)
}

/** What replaced nodes in a recording, by the node that was replaced; each is so only once. */
export function replacementMarkers({ markers }: Recording): ReadonlyMap<Node, ReplacementMarker> {
  return replacementsIn(markers)
}

/** What has replaced a node by a step, waiting or expanded; nothing where the node still stands. */
export function replacementAt(
  recording: Recording,
  node: Node,
  step: number,
): ReplacementMarker | undefined {
  const marker = replacementMarkers(recording).get(node)
  return marker && marker.event <= step ? marker : undefined
}

/** The nodes of a recording that were dropped, with the event of each. */
export function dropMarkers({ markers }: Recording): ReadonlyMap<Node, DropMarker> {
  return dropsIn(markers)
}

/** Where the iterations of a recording begin, in order; none in a search without limits. */
export function iterationMarkers({
  markers,
}: Pick<Recording, 'markers'>): readonly IterationMarker[] {
  return iterationsIn(markers)
}

function ofKind<Kind extends Marker['kind']>(
  markers: readonly Marker[],
  kind: Kind,
): readonly MarkerOf<Kind>[] {
  return markers.filter((marker): marker is MarkerOf<Kind> => marker.kind === kind)
}

function byNode<Marked extends { readonly node: Node }>(
  markers: readonly Marked[],
): ReadonlyMap<Node, Marked> {
  return new Map(markers.map((marker) => [marker.node, marker]))
}
