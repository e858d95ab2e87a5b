import type { LaidOut } from '../../../layout/layoutClient'
import { keptOnLevels } from '../../../layout/density/keptOnLevels'
import type { Scene } from '../../../problems/scene'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'
import { sayAgain } from '../../../words/message'
import { figure } from '../../../words/numbers'
import type { View } from '../camera/camera'
import { levelLabels, levelsName } from './levelLabels'
import { levelsInView } from './levelsInView'
import type { LevelView } from './levelsInView'
import { marksInView } from './marks'
import type { Mark } from './marks'
import { onlyPath } from './onlyPath'
import type { WordedLabel } from '../paint/paintLevelLabels'
import { boardSizes } from './detailLevel'

/** What a picture of the tree shows, from wherever it is seen. */
export interface PictureSubject {
  readonly recording: Recording
  readonly tree: LaidOut
  readonly step: number
  /** The node that leaves the frontier next, if any. */
  readonly next: Node | undefined
  /** The ways to the goals found so far, each in two parts where two trees meet. */
  readonly solutions: readonly (readonly (readonly Node[])[])[]
  /** The way to the node that the panes speak of. */
  readonly focusPath: readonly Node[]
  /** True when all is faded that is not along this way. */
  readonly onlyPath: boolean
  readonly selected: Node | undefined
  readonly current: Node | undefined
  /** A duplicate and its earlier twin, to be joined by a line. */
  readonly twins: readonly [Node, Node] | undefined
  readonly sceneOf: (node: Node) => Scene
}

/** What a picture of the tree shows, and how. */
export interface PictureContent extends PictureSubject {
  readonly view: View
  /** How much larger letters are than default. */
  readonly letters?: number
  /** How many pixels of the picture make one of the page. */
  readonly sharpness: number
}

/** Everything a picture of the tree is painted from. */
export interface TreePicture extends PictureContent {
  readonly levels: readonly LevelView[]
  readonly marks: readonly Mark[]
  readonly labels: readonly WordedLabel[]
}

export function treePicture(content: PictureContent): TreePicture {
  const { recording, tree, view, step, next } = content
  const { layout, density } = tree
  const levels = levelsOf(content, view)
  const marked = { recording, layout, view, step, next }
  const marks = marksInView(marked, levels)
  const labels = levelLabels(levels, view.gap, layout.levels, content.letters).flatMap(
    (label): WordedLabel[] => {
      const name = levelsName(layout, label)
      if (!name) return []
      const value = keptOnLevels(density, label.from, label.below, step)
      const width = value === 0 ? '' : sayAgain(figure(value))
      return [{ y: label.y, name: sayAgain(name), width }]
    },
  )
  const shown = content.onlyPath ? onlyPath(marked, levels, marks, content.focusPath) : marks
  return { ...content, levels, marks: shown, labels }
}

/** The levels in view, with the sizes of what is drawn on them. */
export function levelsOf(subject: PictureSubject, view: View): readonly LevelView[] {
  const { recording, tree } = subject
  return levelsInView(recording, tree.layout, view, boardSizes(cellsOf(subject)))
}

/** How many cells the longer side of the boards has, which are all of one size. */
function cellsOf({ tree, sceneOf }: PictureSubject): number {
  const { columns, rows } = sceneOf(tree.layout.firstRow)
  return Math.max(columns, rows)
}
