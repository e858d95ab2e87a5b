import type { RunFault } from '../run'

/** What a value in a line should have been. */
export type Expected =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'one-of'; readonly known: readonly string[] }
  | { readonly kind: 'cost'; readonly digits: number }
  | { readonly kind: 'shortText'; readonly most: number }
  | { readonly kind: 'amount' | 'text' | 'list' | 'object' | 'boolean' }

/** What is wrong in a line of a file, and what would be right. */
export type LineFault =
  | { readonly kind: 'not-json'; readonly text: string }
  /** JSON, but no object. */
  | { readonly kind: 'not-an-object'; readonly found: string }
  /** The file begins as one JSON array, in place of a line for each object. */
  | { readonly kind: 'one-array' }
  | { readonly kind: 'too-long'; readonly most: number }
  | { readonly kind: 'not-a-recording' }
  | { readonly kind: 'wrong-version'; readonly found: string; readonly expected: readonly number[] }
  | { readonly kind: 'wrong-setting'; readonly fault: RunFault }
  | { readonly kind: 'unknown-field'; readonly field: string; readonly known: readonly string[] }
  | {
      readonly kind: 'wrong-value'
      readonly field: string
      readonly found: string
      readonly expected: Expected
    }
  /** A number that follows from other lines, or from the problem. */
  | {
      readonly kind: 'wrong-figure'
      readonly field: string
      readonly found: string
      readonly expected: string
    }
  | { readonly kind: 'unknown-event'; readonly known: readonly string[] }
  | { readonly kind: 'root-out-of-place' }
  | { readonly kind: 'not-yet'; readonly node: number; readonly rows: number }
  | { readonly kind: 'wrong-parent'; readonly parent: number; readonly expanded: number }
  | {
      readonly kind: 'impossible-move'
      readonly action: number
      readonly board: string
      /** The actions that the state has behind those of its children above. */
      readonly possible: readonly number[]
    }
  | { readonly kind: 'wrong-board'; readonly found: string; readonly expected: string }
  | { readonly kind: 'other-board'; readonly node: number; readonly other: number }
  | { readonly kind: 'not-waiting'; readonly node: number }
  | { readonly kind: 'still-waiting'; readonly node: number }
  | { readonly kind: 'not-newest'; readonly node: number }
  | { readonly kind: 'not-a-goal'; readonly node: number }
  | { readonly kind: 'no-solution' }
  | { readonly kind: 'too-many-lines' }
  | { readonly kind: 'truncated'; readonly found: number; readonly expected: number }
  /** Only a part of the first line is there. */
  | { readonly kind: 'cut-within-first' }

/** Why a file cannot be opened; lines are counted from 1. */
export type RecordingFault =
  | { readonly line: number; readonly fault: LineFault }
  | {
      readonly line?: undefined
      readonly fault: { readonly kind: 'empty' } | { readonly kind: 'not-text' }
    }

/** Ends the reading of a line that is wrong. */
export class WrongLine extends Error {
  constructor(readonly fault: LineFault) {
    super(fault.kind)
  }
}
