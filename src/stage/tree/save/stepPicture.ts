import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'
import type { Palette } from '../brush/palette'
import { fitCamera, viewOf } from '../camera/camera'
import { withExtent } from '../camera/treeExtent'
import { boardSizesOf } from '../picture/detailLevel'
import { subjectAt } from '../picture/subjectAt'
import { treePicture } from '../picture/treePicture'
import type { TreePicture } from '../picture/treePicture'
import type { useScenes } from '../picture/useScenes'
import type { StepTrees } from './layOutSteps'
import type { MapBeside } from './mapBesideTree'

/** Several steps of a run, and how they are drawn: in one view, so that no node moves. */
export interface DrawnSteps {
  readonly run: Run
  readonly recording: Recording
  readonly trees: StepTrees
  readonly palette: Palette
  /** Where the problem has one. */
  readonly map?: MapBeside | undefined
  /** The size of the picture, in pixels. */
  readonly width: number
  readonly height: number
}

/**
 * The tree of a step, as large as the trees of all the steps; nothing where it has no root yet.
 *
 * @param sharpness how many dots make a pixel of the picture
 * @param draw draws the states of nodes
 */
export function stepPicture(
  { run, recording, trees, palette, width, height }: DrawnSteps,
  step: number,
  sharpness: number,
  draw: ReturnType<typeof useScenes>,
): TreePicture | undefined {
  const tree = trees.treeAt(step)
  if (!tree) return undefined
  const { letters } = palette
  const { legible } = boardSizesOf(run.problem.draw(run.problem.start), letters)
  const viewport = { width, height, letters, legible }
  const bounds = withExtent(tree.layout, trees.extent)
  const view = viewOf(fitCamera(bounds, viewport), bounds, viewport)
  const subject = subjectAt(run, recording, tree, step, draw)
  return treePicture({ subject, view, palette, sharpness, settled: true })
}
