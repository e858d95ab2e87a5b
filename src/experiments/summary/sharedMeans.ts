import { mean } from 'd3'
import { measures, readMeasure } from '../row'
import type { Measure, Row } from '../row'
import { hundredths } from './rounded'

/** Means over the boards that each of the searches has solved, to two places. */
export interface SharedMeans {
  /** How many boards they are of. */
  readonly boards: number
  /** For each search; nothing for a measure that it does not have. */
  readonly means: readonly Readonly<Record<Measure, number | undefined>>[]
}

/** The means over the boards that all searches solved. */
export function meansOfSolvedByAll(rows: readonly Row[], searches: number): SharedMeans {
  const solved = rows.filter(({ outcome }) => outcome === 'solved')
  const times = new Map<number, number>()
  for (const { board } of solved) times.set(board, (times.get(board) ?? 0) + 1)
  const shared = solved.filter(({ board }) => times.get(board) === searches)
  return {
    boards: shared.length / searches,
    means: Array.from({ length: searches }, (_, search) =>
      meansOf(shared.filter((row) => row.search === search)),
    ),
  }
}

/**
 * The means that can be held against each other although some searches solved fewer boards: those
 * over the boards that all solved.
 *
 * @returns nothing where all searches solved the same boards, whose own means are these
 */
export function sharedMeans(rows: readonly Row[], searches: number): SharedMeans | undefined {
  const shared = meansOfSolvedByAll(rows, searches)
  const solved = rows.filter(({ outcome }) => outcome === 'solved')
  return shared.boards * searches === solved.length ? undefined : shared
}

function meansOf(rows: readonly Row[]): Readonly<Record<Measure, number | undefined>> {
  const [popped, generated, peakSize, boards, cost, ms] = measures.map((measure) => {
    const average = mean(rows, readMeasure(rows, measure))
    return average === undefined ? undefined : hundredths(average)
  })
  return { popped, generated, peakSize, boards, cost, ms }
}
