import type { LaidOut } from '../../../src/layout/layoutClient'
import type { Recording } from '../../../src/recording/recording'
import { treePicture } from '../../../src/stage/tree/picture/treePicture'
import type { PictureContent, TreePicture } from '../../../src/stage/tree/picture/treePicture'

/** A picture of a recorded tree at its last step, in which nothing is pointed out but what is given. */
export function pictureOf(
  { recording, ...tree }: { readonly recording: Recording } & LaidOut,
  given: Pick<PictureContent, 'view'> & Partial<PictureContent>,
): TreePicture {
  return treePicture({
    recording,
    tree,
    step: recording.events - 1,
    next: undefined,
    solutions: [],
    focusPath: [],
    onlyPath: false,
    selected: undefined,
    current: undefined,
    twins: undefined,
    sceneOf: () => ({ columns: 1, rows: 1, parts: [] }),
    sharpness: 1,
    ...given,
  })
}
