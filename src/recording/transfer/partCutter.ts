import type { Recording } from '../recording'
import type { Recorder } from '../write/recorder'
import { cutChunk } from './chunk'
import type { RecordingChunk } from './chunk'

// The first part is small, so that there is a tree to see at once.
const rowsOfFirstChunk = 2_000
/** How many rows a part has: few enough for the page to take in between two frames. */
export const rowsOfChunk = 20_000
const longestWait = 100

/** Cuts what a recorder has recorded into parts, and knows when the next one is due. */
export class PartCutter {
  private sent: Recording | undefined
  private lastSent: number

  /** @param clock the time in milliseconds */
  constructor(
    private readonly recorder: Recorder,
    private readonly clock: () => number,
  ) {
    this.lastSent = clock()
  }

  /** Whether there is enough for a part, or the last one was long ago. */
  get isDue(): boolean {
    const { sent, recorder } = this
    const waiting = recorder.rows - (sent?.rows ?? 0)
    const enough = waiting >= (sent ? rowsOfChunk : rowsOfFirstChunk)
    return enough || this.clock() - this.lastSent > longestWait
  }

  /** What was recorded since the last part. */
  cut(): RecordingChunk {
    const recording = this.recorder.recording()
    const part = cutChunk(recording, this.sent)
    this.sent = recording
    this.lastSent = this.clock()
    return part
  }
}
