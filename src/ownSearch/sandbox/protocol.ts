import type { Settings } from '../../problems/problem'
import type { Stopped } from '../../recording/stopped'
import type { RecordingChunk } from '../../recording/transfer/chunk'
import type { OptionValues } from '../../solvers/manifest/option'
import type { Solver } from '../../solvers/solver'

/** What a recorder outside has to know of a search. */
export interface SearchFacts extends Pick<
  Solver,
  'id' | 'options' | 'frontier' | 'ignoresCosts' | 'twoSided' | 'forgets'
> {
  /** When goals are looked for, with the values that were chosen. */
  readonly goalTest: ReturnType<Solver['goalTest']>
}

/** What is to be recorded. */
export interface SandboxTask {
  /** Those of the problem. */
  readonly problem: Settings
  readonly facts: SearchFacts
  readonly options: Settings
  readonly values: OptionValues
  /** How many lines its source has. */
  readonly lines: number
  /** The line of each numbered call, by number less 1. */
  readonly linesOfCalls: readonly number[]
  /** The most rows that are kept. */
  readonly budget: number
  /** How many nodes it may expand, where it is only counted. */
  readonly cut: number | undefined
}

/** What comes out of the sandbox; each part is answered when it was taken in. */
export type SandboxAnswer =
  /** The search still turns, though nothing has come of it. */
  | { readonly kind: 'turning' }
  | {
      readonly kind: 'part'
      readonly part: RecordingChunk
      /** Whether it has expanded as many nodes as it may. */
      readonly isCut: boolean
      /** How long the search has taken so far, in milliseconds. */
      readonly ms: number
    }
  /** The last part, if there is anything to show, and why no more comes. */
  | {
      readonly kind: 'stopped'
      readonly part: RecordingChunk | undefined
      readonly stopped: Stopped
    }
