import type { Stage } from '../../../player/stageStore'
import { legendKinds } from '../around/legendKinds'
import { transformOf } from '../camera/transformOf'
import { densityWorkspace } from '../paint/paintDensity'
import { paintTree } from '../paint/paintTree'
import { nodesOf } from '../picture/nodesOf'
import { twinLineInView } from '../picture/passingInView'
import { treePicture } from '../picture/treePicture'
import type { TreePicture } from '../picture/treePicture'
import type { SavedPicture } from './savedPicture'

/** The picture of a tree as it is saved. */
export function savedTree(stage: Stage, seen: TreePicture): SavedPicture {
  const { subject, view, palette, settled, levels } = seen
  return {
    ...view.viewport,
    palette,
    transform: transformOf(view),
    nodes: nodesOf(seen),
    step: subject.step,
    legend: legendKinds([subject.recording], {
      of: 'tree',
      isSelected: stage.selected !== undefined,
      isDense: levels.some(({ opacity }) => opacity.density > 0),
      hasTwinLine: twinLineInView(seen),
    }),
    paint: (brush, sharpness) => {
      const sharp = treePicture({ subject, view, palette, sharpness, settled })
      paintTree(brush, densityWorkspace(), sharp)
    },
  }
}
