import { isLoopback } from './clientAddress'
import type { Pace } from './limits'
import { TokenBucket } from './tokenBucket'

/** How many can be told apart; of more, who has not come for the longest time begins anew. */
const mostKept = 1_000

/** Holds each address to a pace; not this machine itself. */
export class PacePerAddress {
  /** Those who came last are at the end. */
  private readonly buckets = new Map<string, TokenBucket>()

  constructor(private readonly pace: Pace) {}

  /** Whether one more from there may pass now. */
  take(address: string): boolean {
    if (isLoopback(address)) return true
    const bucket = this.buckets.get(address) ?? new TokenBucket(this.pace)
    this.buckets.delete(address)
    this.buckets.set(address, bucket)
    const [oldest] = this.buckets.keys()
    if (this.buckets.size > mostKept && oldest !== undefined) this.buckets.delete(oldest)
    return bucket.take()
  }
}
