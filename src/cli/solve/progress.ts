import type { Recorder } from '../../recording/write/recorder'

const silentFor = 1000
const clearLine = '\r\u001b[K'

/** A line on a terminal that says how far a search is, once it takes longer than a moment. */
export class ProgressLine {
  private isShown = false

  constructor(private readonly write: (text: string) => void) {}

  show(recorder: Recorder, ms: number): void {
    if (ms < silentFor) return
    const { generated, expanded } = recorder.summary().totals
    const seconds = Math.floor(ms / 1000)
    this.write(`${clearLine}${seconds} s: generated ${generated}, expanded ${expanded}`)
    this.isShown = true
  }

  /** Takes the line away again. */
  clear(): void {
    if (this.isShown) this.write(clearLine)
    this.isShown = false
  }
}
