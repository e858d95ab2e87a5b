import type { View } from './camera/camera'
import type { Palette } from './paint/palette'
import { treePicture } from './picture/treePicture'
import type { PictureSubject, TreePicture } from './picture/treePicture'

/** What is to be seen, from where, and how. */
export interface Sight {
  readonly subject: PictureSubject
  readonly view: View
  readonly palette: Palette
  /** How many pixels of the picture make one of the page. */
  readonly sharpness: number
}

export function pictureOf({ subject, view, palette, sharpness }: Sight): TreePicture {
  return treePicture({ ...subject, view, letters: palette.letters, sharpness })
}
