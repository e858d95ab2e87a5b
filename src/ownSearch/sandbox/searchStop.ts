import type { StopReason } from '../../recording/stopped'

/** Thrown through the code of a search to end it. */
export class SearchStop extends Error {
  override readonly name = 'SearchStop'

  constructor(
    readonly reason: StopReason,
    readonly line?: number,
  ) {
    super(reason.kind)
  }
}
