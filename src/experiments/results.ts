import type { Result } from '../problems/result'
import { inTodaysNames } from '../problems/todaysNames'
import { isTexts } from '../shared/isTexts'
import { jobsOf } from './experiment'
import type { Experiment, Job } from './experiment'
import type { Column } from './file/readRow'
import { readExperiment } from './read/readExperiment'
import type { Row } from './row'
import { inOrder } from './row'

/** An experiment with what has come of it so far. */
export interface Results {
  readonly experiment: Experiment
  /** By board, then by search; there may be some missing. */
  readonly rows: readonly Row[]
}

/** What some spreadsheets write between the values of a table instead of commas. */
export type Separator = 'semicolon' | 'tab'

/** Why a file is no table of results; `line` counts its rows from 1. */
export type ResultsFault =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'no-results' }
  | { readonly kind: 'wrong-columns'; readonly expected: string }
  /** The right columns, but not with commas between them. */
  | { readonly kind: 'wrong-separator'; readonly found: Separator }
  | { readonly kind: 'wrong-experiment' }
  | {
      readonly kind: 'wrong-row'
      readonly line: number
      readonly column: Column
      /** What stands in the cell. */
      readonly found: string
      /** How many boards the experiment has, and the start of the one that the row names, if any. */
      readonly boards: number
      readonly start: string
    }
  | { readonly kind: 'repeated-row'; readonly line: number }
  /** It has more cells than there are columns. */
  | { readonly kind: 'long-row'; readonly line: number }
  /** A quotation mark stands by mistake, and swallows cells or rows. */
  | { readonly kind: 'stray-quote'; readonly line: number }
  /** It ends before its last cell, as in a file that was not copied whole. */
  | { readonly kind: 'half-row'; readonly line: number }

/**
 * The runs of an experiment that there are no results of: it was cancelled, or its file cut off.
 */
export function missingJobs({ experiment, rows }: Results): readonly Job[] {
  const done = new Set(rows.map(({ board, search }) => board * experiment.searches.length + search))
  return jobsOf(experiment).filter((_, at) => !done.has(at))
}

/** Reads the experiment of a file from texts that may be anything. */
export function experimentOf(texts: unknown): Result<Experiment, ResultsFault> {
  const fault: ResultsFault = { kind: 'wrong-experiment' }
  if (!isTexts(texts)) return { ok: false, fault }
  const experiment = readExperiment(inTodaysNames(texts))
  return experiment.ok ? experiment : { ok: false, fault }
}

/** Puts rows that were read one by one in order; each may be there once. */
export function resultsOf(
  experiment: Experiment,
  rows: readonly Row[],
): Result<Results, ResultsFault> {
  const seen = new Set<number>()
  for (const [at, { board, search }] of rows.entries()) {
    const place = board * experiment.searches.length + search
    if (seen.has(place)) return { ok: false, fault: { kind: 'repeated-row', line: at + 1 } }
    seen.add(place)
  }
  return { ok: true, value: { experiment, rows: inOrder(rows) } }
}
