import { SearchStop } from './searchStop'

// Few, for a single turn may take much memory.
const turnsBetweenLooks = 256
/** How long a search may go on without an event, and without an expansion that it yields. */
const longestQuiet = 2
const longestUnyielded = 5
/** How long it may go on without a sign of life, in seconds. */
const longestSignless = 0.5

/** Counts the turns of the loops of a search, and ends it where nothing comes of them. */
export class Turns {
  /** How many turns are left until the clock is looked at; the search counts it down. */
  left = turnsBetweenLooks
  /** Whether the search has expanded a node since it was let go on. */
  hasExpanded = false
  private thrown: { readonly value: unknown; readonly line: number } | undefined
  private events = 0
  private resumed = 0
  // As they were when the clock was looked at last and something had come.
  private eventsBefore = 0
  private resumedBefore = 0
  private quietSince: number
  private unyieldedSince: number
  private signedAt: number

  /**
   * @param clock the time in milliseconds
   * @param sign tells those who wait that the loops of the search still turn
   */
  constructor(
    private readonly clock: () => number,
    private readonly sign: () => void = () => {},
  ) {
    this.quietSince = this.unyieldedSince = this.signedAt = clock()
  }

  /** The search is let go on until it yields. */
  resume(): void {
    this.hasExpanded = false
    this.resumed++
  }

  noteEvent(): void {
    this.events++
  }

  noteExpansion(): void {
    this.events++
    this.hasExpanded = true
  }

  /** Called by the search itself with what it throws, and gives that back. */
  readonly noteThrow = (line: number, value: unknown): unknown => {
    this.thrown = { value, line }
    return value
  }

  /** The line at which the search has thrown something, where that was thrown last. */
  lineOfThrow(value: unknown): number | undefined {
    return this.thrown && Object.is(this.thrown.value, value) ? this.thrown.line : undefined
  }

  /**
   * Called by the search itself when no turns are left.
   *
   * @throws SearchStop
   */
  readonly rest = (line: number): void => {
    this.left = turnsBetweenLooks
    const now = this.clock()
    if (this.resumed > this.resumedBefore) {
      this.resumedBefore = this.resumed
      this.unyieldedSince = this.quietSince = now
    }
    if (this.events > this.eventsBefore) {
      this.eventsBefore = this.events
      this.quietSince = now
    } else if (now - this.quietSince > 1000 * longestQuiet) {
      throw new SearchStop({ kind: 'no-event', seconds: longestQuiet }, line)
    }
    if (now - this.unyieldedSince > 1000 * longestUnyielded) {
      throw new SearchStop({ kind: 'no-yield', seconds: longestUnyielded }, line)
    }
    // Only here: one that catches what stops it is ended for its silence.
    if (now - this.signedAt > 1000 * longestSignless) {
      this.signedAt = now
      this.sign()
    }
  }
}
