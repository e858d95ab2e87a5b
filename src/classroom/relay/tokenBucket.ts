import type { RelayLimits } from './limits'

type Pace = Pick<RelayLimits, 'packetsPerSecond' | 'burst'>

/** Counts what comes over one connection. */
export class TokenBucket {
  private tokens: number
  private filled: number

  constructor(
    private readonly pace: Pace,
    now: number,
  ) {
    this.tokens = pace.burst
    this.filled = now
  }

  take(now: number): void {
    const { packetsPerSecond, burst } = this.pace
    const added = ((now - this.filled) * packetsPerSecond) / 1_000
    this.tokens = Math.min(burst, this.tokens + added) - 1
    this.filled = now
  }

  /** What comes now is refused. */
  get isEmpty(): boolean {
    return this.tokens < 0
  }

  /** Whoever goes on beyond an empty bucket does not listen to refusals. */
  get isFlooded(): boolean {
    return this.tokens < -2 * this.pace.burst
  }
}
