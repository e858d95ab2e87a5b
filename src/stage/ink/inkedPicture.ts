import type { Ink } from '../../drawing/ink'
import type { SavedPicture } from '../tree/save/savedPicture'
import { paintInk } from './paintInk'

/** A picture to be saved with what was drawn over it. */
export function inkedPicture(picture: SavedPicture, ink: Ink): SavedPicture {
  const { transform, nodes, palette } = picture
  if (!transform) return picture
  return {
    ...picture,
    paint: (brush, sharpness) => {
      picture.paint(brush, sharpness)
      paintInk(brush, ink, { transform, nodes }, palette)
    },
  }
}
