import { promiseTimeout } from '@vueuse/core'
import { createLayoutClient } from '../../../../layout/layoutClient'
import { mapBesideOf } from '../../../../stage/map/mapBeside'
import { measured } from '../../../../stage/tree/brush/measured'
import { densityWorkspace } from '../../../../stage/tree/paint/paintDensity'
import { captionOf } from '../../../../stage/tree/save/caption'
import { takeTurns } from '../longWork'
import type { WorkListener } from '../longWork'
import type { openVideo } from './encodeVideo'
import { frameSize } from './frameRoom'
import { paintFrame } from './paintFrame'
import { videoScene } from './videoScene'
import type { VideoOrder } from './videoScene'
import { videoWidth } from './videoSize'

/** A video as a file, and what kind of file it is. */
interface MadeVideo {
  readonly file: Blob
  readonly ending: 'mp4' | 'webm'
}

/**
 * Makes a video and stays open to the hand meanwhile.
 *
 * @param open begins a file; nothing where the browser cannot encode it
 * @returns the file, unless somebody ended it or the browser cannot encode it
 */
export async function makeVideo(
  order: VideoOrder,
  open: typeof openVideo,
  listener: WorkListener,
): Promise<MadeVideo | 'cancelled' | 'no-codec'> {
  const { run, recording, steps, choice } = order
  const canvas = new OffscreenCanvas(videoWidth(choice.height), choice.height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('the page has no canvas to paint on')
  const sharpness = choice.height / frameSize.height
  context.scale(sharpness, sharpness)
  const hasMap = choice.beside && run.problem.map !== undefined
  const map = hasMap ? await mapBesideOf(run, recording) : undefined
  const writer = await open(canvas, captionOf(run, steps[0], recording.events - 1).title)
  if (!writer) return 'no-codec'
  const client = createLayoutClient(() => promiseTimeout(0))
  const { room, framesOf } = videoScene(order, {
    layOut: ({ firstRow, rows }) => client.layOut(recording, firstRow, rows, true),
    measure: measured,
    map,
    sharpness,
  })
  const workspace = densityWorkspace()
  try {
    // In a page that nobody sees each pause would take a second.
    const goesOn = takeTurns(listener, async () => document.hidden || promiseTimeout(0))
    for (const at of steps.keys()) {
      for await (const { frame, seconds } of framesOf(at)) {
        paintFrame(context, room, frame, workspace)
        await writer.add(seconds)
        if (!(await goesOn(at / steps.length))) return 'cancelled'
      }
    }
    return { file: await writer.finish(), ending: writer.ending }
  } finally {
    client.end()
    await writer.cancel()
  }
}
