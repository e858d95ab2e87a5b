import { placesIn } from './nodePlaces'
import type { TreePicture } from './treePicture'

/** Whether the node whose name is pointed at is in view. */
export function pointedInView({ subject, view }: Pick<TreePicture, 'subject' | 'view'>): boolean {
  if (subject.pointed === undefined) return false
  const [x, y] = placesIn(subject, view)(subject.pointed)
  const { width, height } = view.viewport
  return x >= 0 && x <= width && y >= 0 && y <= height
}
