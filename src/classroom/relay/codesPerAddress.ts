import type { Pace } from './limits'
import { PacePerAddress } from './pacePerAddress'

/** How many are remembered; of more, the one that was asked for longest ago counts as new again. */
const mostKept = 10_000

/**
 * Holds each address to a pace of codes that it has not asked for before: who guesses needs many of
 * them, and a whole school that joins one class at once needs one.
 */
export class CodesPerAddress {
  /** Each with its address; what was asked for last is at the end. */
  private readonly asked = new Set<string>()
  private readonly pace: PacePerAddress

  constructor(pace: Pace) {
    this.pace = new PacePerAddress(pace)
  }

  /** Whether a code may be asked for from there now; one that was let through before may always. */
  take(address: string, code: string): boolean {
    const asking = `${address} ${code}`
    const isKnown = this.asked.delete(asking)
    if (!isKnown && !this.pace.take(address)) return false
    this.asked.add(asking)
    const [oldest] = this.asked
    if (this.asked.size > mostKept && oldest !== undefined) this.asked.delete(oldest)
    return true
  }
}
