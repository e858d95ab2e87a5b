import type { LaidOut } from '../../../../layout/layoutClient'
import type { Recording } from '../../../../recording/recording'
import type { Run } from '../../../../recording/run'
import { fastestEasedPace } from '../../../../stage/motionTime'
import { narrate } from '../../../../stage/narration/narrate'
import type { Palette } from '../../../../stage/tree/brush/palette'
import { boardSizesOf } from '../../../../stage/tree/picture/detailLevel'
import { subjectAt } from '../../../../stage/tree/picture/subjectAt'
import { treePicture } from '../../../../stage/tree/picture/treePicture'
import { useScenes } from '../../../../stage/tree/picture/useScenes'
import { captionOf } from '../../../../stage/tree/save/caption'
import type { MapBeside } from '../../../../stage/tree/save/mapBesideTree'
import { say } from '../../../../words/message'
import { captionLineCount, setCaption } from './captionLines'
import { frameRoom, widestCaption } from './frameRoom'
import type { Frame } from './paintFrame'
import { stateBeside } from './stateBeside'
import { treeMotion } from './treeMotion'
import type { TreeStretch } from './treeStretch'
import type { VideoChoice } from './videoChoice'
import { framesOfStep } from './videoFrames'
import { stepSeconds } from './videoPace'
import { videoTrees } from './videoTrees'

/** What a video shows. */
export interface VideoOrder {
  readonly run: Run
  readonly recording: Recording
  /** Its steps, in order. */
  readonly steps: readonly number[]
  readonly choice: VideoChoice
  /** The colours of the theme. */
  readonly palette: Palette
  /** True when nothing may be eased. */
  readonly isStill: boolean
}

/** What a scene needs from the page. */
export interface VideoTools {
  readonly layOut: (stretch: TreeStretch) => Promise<LaidOut>
  readonly measure: (text: string, font: string) => number
  /** The map of the problem, where it has one. */
  readonly map: MapBeside | undefined
  /** How many pixels of the video make one of the frame as it is laid out. */
  readonly sharpness: number
}

/** A video is seen from farther away than a page. */
const letters = 1.3

/** A frame with how long it is shown. */
interface TimedFrame {
  readonly frame: Frame
  readonly seconds: number
}

/** Says what the frames of a video show, from its first step to its last. */
export function videoScene(
  { run, recording, steps, choice, palette: ofPage, isStill }: VideoOrder,
  { layOut, measure, map, sharpness }: VideoTools,
) {
  const palette = { ...ofPage, letters }
  const measureCaption = (text: string, size: number) =>
    measure(text, `400 ${size}px ${palette.sans}`)
  const captions = steps.map((step) => say(narrate(recording, run, step)))
  const seconds = stepSeconds(choice.pace, captions)
  const lines = choice.captions ? captionLineCount(captions, widestCaption, measureCaption) : 0
  const room = frameRoom(lines, choice.beside ? (map ? 'map' : 'state') : undefined)
  const paintMap = room.beside && map?.paintIn({ ...room.beside, palette })
  const { problem } = run
  const { legible } = boardSizesOf(problem.draw(problem.start), letters)
  const viewport = { width: room.tree.width, height: room.tree.height, letters, legible }
  const trees = videoTrees(recording, steps.at(-1) ?? 0, choice.view, viewport, layOut)
  const isFast = typeof choice.pace === 'number' && choice.pace > fastestEasedPace
  const motion = treeMotion(recording, { viewport, isStill, isFast })
  const draw = useScenes()

  /** The frames of a step, by its place among the steps; to be asked for in order. */
  async function* framesOf(at: number): AsyncGenerator<TimedFrame> {
    const step = steps[at]
    const tree = await trees.at(step)
    const around = {
      palette,
      title: captionOf(run, step, recording.events - 1),
      map: paintMap && { step, paint: paintMap },
      state: choice.beside && !map ? stateBeside(run, recording, step) : undefined,
      caption: room.caption && setCaption(captions[at], room.caption, measureCaption),
    }
    if (!tree) {
      yield { frame: { ...around, tree: undefined }, seconds: seconds[at] }
      return
    }
    const subject = subjectAt(run, recording, tree.laidOut, step, draw)
    const frames = framesOfStep(seconds[at], (by) => motion.advance(tree, step, by))
    for (const { shown, seconds: lasts } of frames) {
      const { layout, view, moving } = shown
      const moved = { ...subject, tree: { ...tree.laidOut, layout } }
      const picture = treePicture({ subject: moved, view, palette, sharpness, settled: !moving })
      yield { frame: { ...around, tree: picture }, seconds: lasts }
    }
  }

  return { room, framesOf }
}
