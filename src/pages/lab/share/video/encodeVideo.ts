import {
  BufferTarget,
  canEncodeVideo,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
} from 'mediabunny'

/** A video that is being written, frame by frame. */
export interface VideoWriter {
  readonly ending: 'mp4' | 'webm'
  /** Adds what the canvas shows now, for some seconds; settled when there is room for more. */
  add(seconds: number): Promise<void>
  finish(): Promise<Blob>
  /** Lets everything go; a file that is finished stays. */
  cancel(): Promise<void>
}

// Letters and thin lines have to stay sharp: without the hint they blur where little moves.
const sharpness = { quality: new Quality('high'), contentHint: 'text' } as const
// From each of these a player can begin to show pictures, in seconds.
const betweenKeyFrames = 5

/**
 * Begins a video of what a canvas shows: H.264 in MP4, which everything plays, where the browser can
 * encode that; else VP9 or VP8 in WebM; nothing where it can encode none of these at this size.
 */
export async function openVideo(
  canvas: OffscreenCanvas,
  title: string,
): Promise<VideoWriter | undefined> {
  const { width, height } = canvas
  const wanted = { width, height, ...sharpness }
  const isMp4 = await canEncodeVideo('avc', wanted)
  const codec = isMp4 ? 'avc' : await getFirstEncodableVideoCodec(['vp9', 'vp8'], wanted)
  if (codec === null) return undefined
  const format = isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat()
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const source = new CanvasSource(canvas, {
    codec,
    ...sharpness,
    keyFrameInterval: betweenKeyFrames,
  })
  output.addVideoTrack(source)
  output.setMetadataTags({ title })
  await output.start()
  let at = 0
  return {
    ending: isMp4 ? 'mp4' : 'webm',
    async add(seconds) {
      await source.add(at, seconds)
      at += seconds
    },
    async finish() {
      await output.finalize()
      if (!target.buffer) throw new Error('the file is empty')
      return new Blob([target.buffer], { type: format.mimeType })
    },
    async cancel() {
      if (output.state !== 'finalized') await output.cancel()
    },
  }
}
