import { numberQuestion } from './question'
import type { Question } from './question'

/** A row of a table of numbers: a run, and what is asked of it. */
export interface TableRow {
  readonly run: string
  readonly cells: readonly { readonly of: string; readonly question: Question<number> }[]
}

/** The rows of a table, by the names of its runs and columns with commas between them. */
export function tableRows(runs: string, columns: string): readonly TableRow[] {
  return listedIn(runs).map((run) => ({
    run,
    cells: listedIn(columns).map((of) => ({ of, question: numberQuestion(of) })),
  }))
}

/** What a list in a tag names. */
export function listedIn(text: string): readonly string[] {
  return text.split(',').map((each) => each.trim())
}
