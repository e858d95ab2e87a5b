import type { Pace } from './limits'

/** Holds somebody to a pace. */
export class TokenBucket {
  private tokens: number
  private filled = performance.now()

  constructor(private readonly pace: Pace) {
    this.tokens = pace.burst
  }

  /** Whether one more may pass now. */
  take(): boolean {
    const { perSecond, burst } = this.pace
    const now = performance.now()
    this.tokens = Math.min(burst, this.tokens + ((now - this.filled) * perSecond) / 1_000)
    this.filled = now
    if (this.tokens < 1) return false
    this.tokens--
    return true
  }
}
