import type { DensityLines } from '../../../layout/density/densityLines'
import { keptOnLevels } from '../../../layout/density/keptOnLevels'
import { say } from '../../../words/message'
import { figure } from '../../../words/numbers'
import type { Palette } from '../brush/palette'
import type { View } from '../camera/camera'
import { grownTo } from '../camera/grownBounds'
import { extentOf } from '../camera/treeExtent'
import { boardSizesOf, settledOpacity } from './detailLevel'
import { levelLabels, levelsName } from './levelLabels'
import type { WordedLabel } from './levelLabels'
import { levelsInView } from './levelsInView'
import type { LevelView } from './levelsInView'
import { marksInView } from './marks'
import type { TreeMark } from './marks'
import { onlyPath } from './onlyPath'
import type { TreeSubject } from './treeSubject'

/** A subject as it is seen from somewhere, and what of it is in view: all that is painted. */
export interface TreePicture {
  readonly subject: TreeSubject
  readonly view: View
  readonly palette: Palette
  /** How many pixels of the picture make one of the page. */
  readonly sharpness: number
  /** True where the camera rests by itself: then nothing is drawn half faded. */
  readonly settled: boolean
  /** The levels in view, with the sizes of what is drawn on them. */
  readonly levels: readonly LevelView[]
  readonly marks: readonly TreeMark[]
  readonly labels: readonly WordedLabel[]
}

/**
 * Looks at a subject from somewhere. What is in view is worked out when it is first asked for: a
 * picture that only tells where the view is costs nothing.
 */
export function treePicture({
  subject,
  view,
  palette,
  sharpness,
  settled,
}: Pick<TreePicture, 'subject' | 'view' | 'palette' | 'sharpness' | 'settled'>): TreePicture {
  let levels: readonly LevelView[] | undefined
  let marks: readonly TreeMark[] | undefined
  let labels: readonly WordedLabel[] | undefined
  return {
    subject,
    view,
    palette,
    sharpness,
    settled,
    get levels() {
      levels ??= levelsOf(this)
      return levels
    },
    get marks() {
      marks ??= marksOf(subject, view, this.levels)
      return marks
    },
    get labels() {
      labels ??= labelsOf(subject, view, this.levels, palette.letters)
      return labels
    },
  }
}

function levelsOf({ subject, view, palette, settled }: TreePicture): readonly LevelView[] {
  const { recording, tree, sceneOf } = subject
  // The boards of a problem are all of one size.
  const sizes = boardSizesOf(sceneOf(tree.layout.firstRow), palette.letters)
  const grown = grownLevels(subject)
  const levels = levelsInView(recording, tree.layout, view, sizes).filter(
    ({ level }) => level < grown,
  )
  if (!settled) return levels
  return levels.map((level) => ({ ...level, opacity: settledOpacity(level.opacity) }))
}

/** How many levels the tree has at the step. */
function grownLevels({ recording, tree, step }: TreeSubject): number {
  return extentOf(grownTo(tree.layout, recording, step)).levels
}

function marksOf(
  subject: TreeSubject,
  view: View,
  levels: readonly LevelView[],
): readonly TreeMark[] {
  const marks = marksInView(subject, view, levels)
  return subject.onlyPath ? onlyPath(subject, view, levels, marks) : marks
}

function labelsOf(
  subject: TreeSubject,
  view: View,
  levels: readonly LevelView[],
  letters: number,
): readonly WordedLabel[] {
  const { layout, density } = subject.tree
  const { step } = subject
  const grown = grownLevels(subject)
  const isRange = (levels.at(0)?.together ?? 1) > 1
  const inAll = isRange ? keptLevels(density, grown, step) : grown
  const labels = levelLabels(levels, view.gap, inAll, letters)
  return labels.flatMap((label): WordedLabel[] => {
    const name = levelsName(layout, label)
    if (!name) return []
    const value = keptOnLevels(density, label.from, label.below, step)
    const width = value === 0 ? '' : say(figure(value))
    const isBelow = label.from >= layout.levels - layout.goalLevels
    return [{ y: label.y, name: say(name), width, isBelow }]
  })
}

/** How many levels there are down to the last with a kept node: a range names none below it. */
function keptLevels(density: readonly DensityLines[], grown: number, step: number): number {
  let below = grown
  while (below > 1 && keptOnLevels(density, below - 1, below, step) === 0) below--
  return below
}
