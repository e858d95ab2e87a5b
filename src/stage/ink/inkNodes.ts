import type { InkPoint, InkStroke } from '../../drawing/ink'
import type { Node } from '../../solvers/solver'

/**
 * The nodes of a picture that move when the picture grows. Ink is at a node, so that it goes where the
 * node goes, on each screen.
 */
export interface InkNodes {
  /** Where a node is, in the coordinates of the picture; nothing where it is not drawn. */
  readonly placeOf: (node: Node) => InkPoint | undefined
  /** The node that is drawn nearest to a point. */
  readonly nearestTo: (point: InkPoint) => Node | undefined
}

type AtNode = Pick<InkStroke, 'node'>

const corner: InkPoint = [0, 0]

/** From where the coordinates of ink are counted; nothing where it is not to be seen. */
export function originOf(
  { node }: AtNode,
  nodes: Pick<InkNodes, 'placeOf'> | undefined,
): InkPoint | undefined {
  return node === undefined ? corner : nodes?.placeOf(node)
}

/** A point of a picture as it is counted from the node nearest to it, where the picture has nodes. */
export function atNearest(
  point: InkPoint,
  nodes: InkNodes | undefined,
): AtNode & { readonly at: InkPoint } {
  const node = nodes?.nearestTo(point)
  const origin = node === undefined ? undefined : nodes?.placeOf(node)
  return node === undefined || !origin ? { at: point } : { node, at: from(origin, point) }
}

export function from([x, y]: InkPoint, [ofX, ofY]: InkPoint): InkPoint {
  return [ofX - x, ofY - y]
}
