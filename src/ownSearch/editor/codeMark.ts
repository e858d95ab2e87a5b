/** Something that is said of a line of code. */
export interface CodeMark {
  /** The first line is 1. */
  readonly line: number
  readonly text: string
  readonly severity: 'error' | 'hint'
}

/** Looks a source over while it is written. */
export type CodeCheck = (source: string) => Promise<readonly CodeMark[]>
