import type { Result } from '../problems/result'
import type { Message } from '../words/message'

/** A search of one's own that can be chosen where solvers are chosen. */
export interface OfferedSearch {
  /** As settings name it. */
  readonly id: string
  /** Reads its source, so that settings can name it; gives the source as settings have it. */
  readonly read: () => Promise<Result<string, Message>>
}
