import { callSite } from '../../solvers/callSite'
import { Uint8Log } from '../columns'

const noEvent = -1

/**
 * By event, the number of the call in the solver's source that made it. A generated node's is the
 * call that said what becomes of the node, and until there is one the call that generates.
 */
export class CallLog {
  readonly numbers = new Uint8Log()
  /** The call that generates the nodes that come now. */
  private generates = 0
  /** The event that generated a node of which nothing has been said yet. */
  private unsettled = noEvent

  /** The call made last generates the next nodes. */
  beginFamily(): void {
    this.generates = callSite.now
  }

  generate(): void {
    this.settle()
    callSite.keeps = 0
    this.unsettled = this.numbers.length
    this.numbers.push(this.generates)
  }

  /** An event that generates nothing, made by the call made last. */
  note(): void {
    this.settle()
    this.numbers.push(callSite.now)
  }

  /** Writes down what was said of the node generated last. */
  settle(): void {
    if (this.unsettled === noEvent) return
    if (callSite.keeps > 0) this.numbers.items[this.unsettled] = callSite.keeps
    this.unsettled = noEvent
  }
}
