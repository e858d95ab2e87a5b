import type { Node } from '../../solvers/solver'
import { Int32Log } from '../columns'
import type { MarkerKind } from '../marker'
import { CallLog } from './callLog'
import { MarkerLog } from './markerLog'

/** The events of a run in order, up to the one for which the record has no more room. */
export class EventLog {
  readonly expansions = new Int32Log()
  readonly calls = new CallLog()
  private readonly markerLog = new MarkerLog()
  readonly markers = this.markerLog.markers
  /** How many were recorded. */
  events = 0
  /** False once the budget is reached. */
  isRecording = true
  /** Markers of the whole run, recorded or not. */
  notes = 0

  /** A node is generated and recorded; answers the number of the event. */
  generate(): number {
    this.calls.generate()
    return this.events++
  }

  /** A node is expanded and recorded; answers the number of the event. */
  expand(node: Node): number {
    this.expansions.push(node)
    this.calls.note()
    return this.events++
  }

  /** Answers the number of the event, or of the one that would come next if it is not recorded. */
  note(marker: MarkerKind): number {
    this.notes++
    if (!this.isRecording) return this.events
    this.markerLog.add(marker, this.events)
    this.calls.note()
    return this.events++
  }
}
