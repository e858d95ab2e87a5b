import { readCsv } from '../../src/experiments/file/csv'
import { readJson } from '../../src/experiments/file/json'
import { readExperiment } from '../../src/experiments/read/readExperiment'
import { summaries } from '../../src/experiments/summary/summary'
import { rowText } from './rowText'

/**
 * What results that are opened from a file show; the file says by its first sign what it is.
 *
 * @throws Error where the file is refused
 */
export function resultsFacts(text: string) {
  const read = text.startsWith('{') ? readJson(text) : readCsv(text)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const { experiment, rows } = read.value
  const { starts, searches, cut } = experiment
  return {
    boards: starts.join(' '),
    cutAt: cut,
    rows: rows.map((row) => `${rowText(row)}, ms ${row.ms}`),
    summaries: summaries(rows, searches.length).map(({ solved, unsolved, cut, spreads }) => {
      const { popped } = spreads
      const means = popped ? `, taken ${popped.mean} in the mean, ${popped.median} the median` : ''
      return `${solved} solved, ${unsolved} unsolved, ${cut} cut${means}`
    }),
  }
}

/**
 * The boards of a list that somebody keeps as a text, in their usual spelling.
 *
 * @throws Error where one of them is refused
 */
export function startsIn(text: string): readonly string[] {
  const read = readExperiment({ boards: text, solvers: 'breadth-first' })
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value.starts
}
