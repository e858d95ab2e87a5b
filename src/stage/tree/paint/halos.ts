import type { Node } from '../../../solvers/solver'
import { placesIn } from '../picture/nodePlaces'
import type { Place } from '../picture/nodePlaces'
import type { Spot } from './placeLabels'
import type { TreePicture } from '../picture/treePicture'

/** A node as it is drawn: its middle, and the side of the square it fills. */
export interface DrawnNode {
  readonly place: Place
  readonly size: number
}

const leastSize = 9
/** By how much a halo is larger than what it surrounds, in pixels. */
const room = 10

/** Tells of each node of a picture where it is drawn; one too small to be seen counts as a dot. */
export function drawnIn({
  recording,
  tree,
  view,
  marks,
}: Pick<TreePicture, 'recording' | 'tree' | 'view' | 'marks'>): (node: Node) => DrawnNode {
  const place = placesIn(recording, tree.layout, view)
  return (node) => {
    const mark = marks.find((candidate) => candidate.node === node)
    return {
      place: mark ? [mark.x, mark.y] : place(node),
      size: Math.max(leastSize, mark?.size ?? 0),
    }
  }
}

/** The square that a halo around a node takes. */
export function haloAround({ place: [x, y], size }: DrawnNode): Spot {
  return { x, y, size: size + room }
}
