import type { Node } from '../../../solvers/solver'
import { placesIn } from './nodePlaces'
import type { TreePicture } from './treePicture'

type Seen = Pick<TreePicture, 'subject' | 'view'>

/** Whether the node whose name is pointed at is in view. */
export function pointedInView(picture: Seen): boolean {
  const { pointed } = picture.subject
  return pointed !== undefined && isInView(picture, pointed)
}

/** Whether a duplicate is in view from which a line leads to its twin. */
export function twinLineInView(picture: Seen): boolean {
  const { twins } = picture.subject
  return twins !== undefined && isInView(picture, twins[0])
}

function isInView({ subject, view }: Seen, node: Node): boolean {
  const [x, y] = placesIn(subject, view)(node)
  const { width, height } = view.viewport
  return x >= 0 && x <= width && y >= 0 && y <= height
}
