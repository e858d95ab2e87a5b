import type { Result } from '../../problems/result'
import { hasFields } from '../../shared/hasFields'
import { jsonIn } from '../../shared/jsonIn'
import { experimentOf, resultsOf } from '../results'
import type { ResultsFault, Results } from '../results'
import type { Measure, Row } from '../row'
import { writeSearchBriefly } from '../searchText'
import { sharedMeans } from '../summary/sharedMeans'
import { summaries } from '../summary/summary'
import { writeExperiment } from '../writeExperiment'
import { cellsFrom, columns, readRow } from './readRow'
import type { RowCells } from './readRow'

/**
 * Results as an object for JSON: the experiment, a summary for each search, and the rows. Where
 * searches solved different boards, `solvedByAll` tells how many boards all of them solved, and each
 * summary has its means over these. `reached` is the older name of `mostHeld`, and says the same.
 */
export function jsonOf({ experiment, rows }: Results) {
  const solvers = experiment.searches.map(writeSearchBriefly)
  const found = summaries(rows, solvers.length)
  const shared = sharedMeans(rows, solvers.length)
  return {
    experiment: writeExperiment(experiment),
    ...(shared && { solvedByAll: shared.boards }),
    summaries: found.map(({ spreads, ...summary }, search) => ({
      solver: solvers[search],
      ...summary,
      spreads: inFile(spreads),
      ...(shared && { meansOfSolvedByAll: inFile(shared.means[search]) }),
    })),
    rows: rows.map((row) => ({
      board: row.board + 1,
      start: experiment.starts[row.board],
      solver: solvers[row.search],
      outcome: row.outcome,
      moves: row.moves ?? null,
      taken: row.popped,
      cost: row.cost,
      expanded: row.expanded,
      generated: row.generated,
      mostHeld: row.peakSize,
      reached: row.peakSize,
      ms: row.ms,
      why: row.why,
    })),
  }
}

/** What there is for each measure, under the names and in the order that files have. */
function inFile<Value>({
  popped,
  generated,
  peakSize,
  ...others
}: Readonly<Record<Measure, Value>>) {
  return { taken: popped, generated, mostHeld: peakSize, reached: peakSize, ...others }
}

/** Reads results from a text that holds what `jsonOf` gave; the summaries are made anew. */
export function readJson(text: string): Result<Results, ResultsFault> {
  const found = jsonIn(text)
  if (!hasFields(found)) return { ok: false, fault: { kind: 'not-json' } }
  const experiment = experimentOf(found.experiment)
  if (!experiment.ok) return experiment
  if (!Array.isArray(found.rows)) return { ok: false, fault: { kind: 'no-results' } }
  const rows: Row[] = []
  const given: readonly unknown[] = found.rows
  for (const [at, each] of given.entries()) {
    const row = readRow(cellsIn(each), experiment.value, at + 1)
    if (!row.ok) return row
    rows.push(row.value)
  }
  return resultsOf(experiment.value, rows)
}

/** The cells of a row that may be anything; what is missing is empty. */
function cellsIn(row: unknown): RowCells {
  const texts = columns.map((column) => {
    const value = hasFields(row) && Object.hasOwn(row, column) ? row[column] : undefined
    // A value of another kind stands for no text, and is found to be wrong as what it is.
    if (value === undefined || value === null) return ''
    return typeof value === 'string' ? value : JSON.stringify(value)
  })
  return cellsFrom(texts, columns)
}
