import type { WorkerFault } from '../workers/workerFault'

/** Why a search of one's own was stopped, as it is told outside. */
export type StopReason =
  /** It said of its search what cannot be true. */
  | { readonly kind: 'misuse'; readonly told: string }
  /** It threw something; `told` is what is known of it. */
  | { readonly kind: 'thrown'; readonly told: string }
  /**
   * It uses a name that nobody declared; `nearest` is one that may be meant, `from` where it is.
   */
  | {
      readonly kind: 'no-name'
      readonly name: string
      readonly nearest?: string | undefined
      readonly from?: string | undefined
    }
  /** It calls what a thing does not have; `known` is what it has, where its type is known. */
  | {
      readonly kind: 'no-call'
      readonly of: string
      readonly name: string
      readonly nearest?: string | undefined
      readonly known?: readonly string[] | undefined
    }
  /** A function called itself too often. */
  | { readonly kind: 'too-deep' }
  /** Its loops went on for a number of seconds without an event. */
  | { readonly kind: 'no-event'; readonly seconds: number }
  /** Things happened, but it did not yield for a number of seconds. */
  | { readonly kind: 'no-yield'; readonly seconds: number }
  | { readonly kind: 'no-generator' }
  | { readonly kind: 'no-outcome'; readonly found: string }
  /** It holds more than there is room for. */
  | { readonly kind: 'too-much' }
  /** Nothing came from where it runs for a number of seconds. */
  | { readonly kind: 'no-answer'; readonly seconds: number }
  /** Where it runs broke down; `told` is what is known of it. */
  | { readonly kind: 'broken'; readonly told: string }
  /** What came from there is no part of a recording. */
  | { readonly kind: 'unsound' }

/** Why a search was stopped, and where. */
export interface Stopped {
  readonly reason: StopReason
  /** The line of its source, from 1 on, where it is known. */
  readonly line: number | undefined
  /** The last event that was recorded, where there is any. */
  readonly step: number | undefined
}

/** Why no more of a run comes: its worker failed, or its search was stopped for what it did. */
export type RecordFault = WorkerFault | { readonly kind: 'stopped'; readonly stopped: Stopped }
