import { max, mean, median, min } from 'd3'
import { measures, readMeasure } from '../row'
import type { Measure, Row, RowOutcome } from '../row'
import { hundredths } from './rounded'

/** A measure over the boards that a search has solved; mean and median to two places. */
export interface Spread {
  readonly mean: number
  readonly median: number
  readonly least: number
  readonly most: number
}

/** What came of one search over all boards that are done. */
export interface Summary {
  readonly done: number
  readonly solved: number
  /** Those that ended without a solution. */
  readonly unsolved: number
  /**
   * Those that were stopped: for too many nodes, because memory ran out, or for what they did
   * wrong.
   */
  readonly cut: number
  /** Nothing for a measure that no solved run has. */
  readonly spreads: Readonly<Record<Measure, Spread | undefined>>
}

/** Sums up the rows of each search. */
export function summaries(rows: readonly Row[], searches: number): readonly Summary[] {
  return Array.from({ length: searches }, (_, search) =>
    summaryOf(rows.filter((row) => row.search === search)),
  )
}

const early: ReadonlySet<RowOutcome> = new Set(['cut', 'out-of-memory', 'stopped'])

function summaryOf(rows: readonly Row[]): Summary {
  const solved = rows.filter(({ outcome }) => outcome === 'solved')
  const cut = rows.filter(({ outcome }) => early.has(outcome))
  const [popped, generated, peakSize, boards, cost, ms] = measures.map((each) =>
    spreadOf(solved, each),
  )
  return {
    done: rows.length,
    solved: solved.length,
    unsolved: rows.length - solved.length - cut.length,
    cut: cut.length,
    spreads: { popped, generated, peakSize, boards, cost, ms },
  }
}

function spreadOf(rows: readonly Row[], measure: Measure): Spread | undefined {
  const read = readMeasure(rows, measure)
  const values = rows.flatMap((row) => read(row) ?? [])
  const [average, middle, least, most] = [mean(values), median(values), min(values), max(values)]
  if (average === undefined || middle === undefined) return undefined
  if (least === undefined || most === undefined) return undefined
  return { mean: hundredths(average), median: hundredths(middle), least, most }
}
