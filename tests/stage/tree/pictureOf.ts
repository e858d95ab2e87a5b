import type { LaidOut } from '../../../src/layout/layoutClient'
import type { Recording } from '../../../src/recording/recording'
import type { View } from '../../../src/stage/tree/camera/camera'
import { treePicture } from '../../../src/stage/tree/picture/treePicture'
import type { TreePicture } from '../../../src/stage/tree/picture/treePicture'
import type { TreeSubject } from '../../../src/stage/tree/picture/treeSubject'
import { palette } from './notingCanvas'

/** A recorded tree at its last step, in which nothing is pointed out but what is given. */
export function subjectOf(
  { recording, ...tree }: { readonly recording: Recording } & LaidOut,
  given: Partial<TreeSubject> = {},
): TreeSubject {
  return {
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
    ...given,
  }
}

/** The picture of such a tree from somewhere. */
export function pictureOf(
  tree: { readonly recording: Recording } & LaidOut,
  view: View,
  given: Partial<TreeSubject> = {},
  settled = false,
): TreePicture {
  return treePicture({ subject: subjectOf(tree, given), view, palette, sharpness: 1, settled })
}
