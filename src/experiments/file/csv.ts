import { csvFormatRows, csvParseRows, dsvFormat } from 'd3'
import type { Result } from '../../problems/result'
import { jsonIn } from '../../shared/jsonIn'
import { experimentOf, resultsOf } from '../results'
import type { ResultsFault, Results, Separator } from '../results'
import type { Row } from '../row'
import { writeExperiment } from '../writeExperiment'
import { cellsFrom, cellsOf, columns, columnsFor, readRow, defaultColumns } from './readRow'
import type { Column } from './readRow'
import { lineOfStrayQuote } from './strayQuote'

// Spreadsheets write a mark of their encoding before the first column.
const byteOrderMark = /^\ufeff/
const lineEnd = /\r\n|\n|\r/
const otherSeparators: readonly { readonly name: Separator; readonly sign: string }[] = [
  { name: 'semicolon', sign: ';' },
  { name: 'tab', sign: '\t' },
]

/** Writes results as a table; its last column holds the experiment, in the first row. */
export function writeCsv({ experiment, rows }: Results): string {
  const texts = JSON.stringify(writeExperiment(experiment))
  const names = columnsFor(rows)
  const lines = rows.map((row, at) => {
    const cells = cellsOf(row, experiment)
    return [...names.map((column) => cells[column]), at === 0 ? texts : '']
  })
  return `${csvFormatRows([headerOf(names), ...lines])}\n`
}

/** Reads results from a table that `writeCsv` wrote; in any order of its rows. */
export function readCsv(text: string): Result<Results, ResultsFault> {
  const table = text.replace(byteOrderMark, '')
  const [first, ...all] = csvParseRows(table)
  const lines = all.filter(isFilled)
  const names = namesIn(first)
  if (!names) return { ok: false, fault: columnsFault(table) }
  const stray = lineOfStrayQuote(table)
  if (stray !== undefined) {
    const before = all.slice(0, stray - 1).filter(isFilled)
    return { ok: false, fault: { kind: 'stray-quote', line: before.length + 1 } }
  }
  if (lines.length === 0) return { ok: false, fault: { kind: 'no-results' } }
  const experiment = experimentOf(jsonIn(cellIn(lines, names.length) ?? ''))
  if (!experiment.ok) return experiment
  const rows: Row[] = []
  for (const [at, line] of lines.entries()) {
    // Each line ends with the cell of the experiment, were it empty: a shorter one was cut off.
    if (line.length <= names.length) {
      return { ok: false, fault: { kind: 'half-row', line: at + 1 } }
    }
    // Spreadsheets may leave empty cells at the end.
    if (line.slice(names.length + 1).some((cell) => cell !== '')) {
      return { ok: false, fault: { kind: 'long-row', line: at + 1 } }
    }
    const row = readRow(cellsFrom(line, names), experiment.value, at + 1)
    if (!row.ok) return row
    rows.push(row.value)
  }
  return resultsOf(experiment.value, rows)
}

/** Whether a row counts: spreadsheets may leave empty ones. */
function isFilled(line: readonly string[]): boolean {
  return line.join('') !== ''
}

/** What the column of the experiment holds, whatever the others are. */
export function experimentCell(text: string): string | undefined {
  const [header = [], ...lines] = csvParseRows(text.replace(byteOrderMark, ''))
  const column = header.indexOf('experiment')
  return column < 0 ? undefined : cellIn(lines, column)
}

function cellIn(lines: readonly (readonly string[])[], column: number): string | undefined {
  return lines.map((line) => line.at(column) ?? '').find((cell) => cell !== '')
}

/** The first row of a table, whose last column holds the experiment. */
function headerOf(names: readonly Column[]): string[] {
  return [...names, 'experiment']
}

/** The columns of a table, by its first row; nothing where they are others. */
function namesIn(line: readonly string[] = []): readonly Column[] | undefined {
  const names = columns.filter((column) => defaultColumns.includes(column) || line.includes(column))
  return line.join() === headerOf(names).join() ? names : undefined
}

function columnsFault(table: string): ResultsFault {
  const found = otherSeparators.find(({ sign }) => {
    return namesIn(dsvFormat(sign).parseRows(table.split(lineEnd, 1)[0])[0])
  })
  return found
    ? { kind: 'wrong-separator', found: found.name }
    : { kind: 'wrong-columns', expected: headerOf(defaultColumns).join(', ') }
}
