import { keptOnLevels } from '../../../layout/density/keptOnLevels'
import { sayAgain } from '../../../words/message'
import { figure } from '../../../words/numbers'
import type { View } from '../camera/camera'
import type { Palette } from '../paint/palette'
import { boardSizes } from './detailLevel'
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
}: Pick<TreePicture, 'subject' | 'view' | 'palette' | 'sharpness'>): TreePicture {
  let levels: readonly LevelView[] | undefined
  let marks: readonly TreeMark[] | undefined
  let labels: readonly WordedLabel[] | undefined
  return {
    subject,
    view,
    palette,
    sharpness,
    get levels() {
      const { recording, tree } = subject
      levels ??= levelsInView(recording, tree.layout, view, boardSizes(cellsOf(subject)))
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

/** How many cells the longer side of the boards has, which are all of one size. */
function cellsOf({ tree, sceneOf }: TreeSubject): number {
  const { columns, rows } = sceneOf(tree.layout.firstRow)
  return Math.max(columns, rows)
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
  { tree: { layout, density }, step }: TreeSubject,
  view: View,
  levels: readonly LevelView[],
  letters: number,
): readonly WordedLabel[] {
  return levelLabels(levels, view.gap, layout.levels, letters).flatMap((label): WordedLabel[] => {
    const name = levelsName(layout, label)
    if (!name) return []
    const value = keptOnLevels(density, label.from, label.below, step)
    const width = value === 0 ? '' : sayAgain(figure(value))
    return [{ y: label.y, name: sayAgain(name), width }]
  })
}
