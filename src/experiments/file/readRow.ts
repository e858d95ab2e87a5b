import type { Result } from '../../problems/result'
import type { Experiment } from '../experiment'
import type { ResultsFault } from '../results'
import { rowOutcomes } from '../row'
import type { Row } from '../row'
import { readSearch, writeSearchBriefly } from '../searchText'

/**
 * The columns of a table of results, in order. `taken` are the nodes that were popped, `reached`
 * are the most reached states held at once; `cost` is there only where actions have costs, and `why`
 * only where a search of one's own was stopped.
 */
export const columns = [
  'board',
  'start',
  'solver',
  'outcome',
  'moves',
  'cost',
  'taken',
  'expanded',
  'generated',
  'reached',
  'ms',
  'why',
] as const
export type Column = (typeof columns)[number]

/** The columns that are there only where some row has them. */
const rareColumns = ['cost', 'why'] as const
type RareColumn = (typeof rareColumns)[number]

/** The columns of a table in which no row has any other. */
export const defaultColumns = columnsWith(() => false)

/** The columns of a table of some rows. */
export function columnsFor(rows: readonly Row[]): readonly Column[] {
  return columnsWith((column) => rows.some((row) => row[column] !== undefined))
}

/** The default columns, and of the rare ones those that there are. */
function columnsWith(isThere: (column: RareColumn) => boolean): readonly Column[] {
  const absent: readonly Column[] = rareColumns.filter((column) => !isThere(column))
  return columns.filter((column) => !absent.includes(column))
}

export type RowCells = Readonly<Record<Column, string>>

/** A row as texts; boards count from 1. */
export function cellsOf(row: Row, { starts, searches }: Experiment): RowCells {
  const {
    board,
    search,
    outcome,
    moves,
    cost,
    popped,
    expanded,
    generated,
    peakSize,
    ms,
    why = '',
  } = row
  return {
    board: String(board + 1),
    start: starts[board],
    solver: writeSearchBriefly(searches[search]),
    outcome,
    moves: moves === undefined ? '' : String(moves),
    cost: cost === undefined ? '' : String(cost),
    taken: String(popped),
    expanded: String(expanded),
    generated: String(generated),
    reached: String(peakSize),
    ms: String(ms),
    why,
  }
}

/** The cells of a row from texts in the order of some columns; what is missing is empty. */
export function cellsFrom(texts: readonly string[], names: readonly Column[]): RowCells {
  const [board, start, solver, outcome, moves, cost, taken, expanded, generated, reached, ms, why] =
    columns.map((column) => texts[names.indexOf(column)] ?? '')
  return {
    board,
    start,
    solver,
    outcome,
    moves,
    cost,
    taken,
    expanded,
    generated,
    reached,
    ms,
    why,
  }
}

/** Reads a row that belongs to an experiment, or names the first of its cells that does not. */
export function readRow(
  cells: RowCells,
  { starts, searches }: Experiment,
  line: number,
): Result<Row, ResultsFault> {
  const board = Number(cells.board) - 1
  const solver = writeSearchBriefly(readSearch(cells.solver))
  const search = searches.findIndex((each) => writeSearchBriefly(each) === solver)
  const outcome = rowOutcomes.find((known) => known === cells.outcome)
  const isSolved = outcome === 'solved'
  const rights: Readonly<Record<Column, boolean>> = {
    board: isCount(cells.board) && starts[board] !== undefined,
    start: starts[board] === cells.start,
    solver: search >= 0,
    outcome: outcome !== undefined,
    moves: isSolved ? isCount(cells.moves) : cells.moves === '',
    cost: cells.cost === '' || (isSolved && isNumber(cells.cost)),
    taken: isCount(cells.taken),
    expanded: isCount(cells.expanded),
    generated: isCount(cells.generated),
    reached: isCount(cells.reached),
    ms: isNumber(cells.ms),
    why: cells.why === '' || outcome === 'stopped',
  }
  const wrong = columns.find((each) => !rights[each])
  if (wrong !== undefined || !outcome) {
    const column = wrong ?? 'outcome'
    const right = { boards: starts.length, start: starts[board] ?? '' }
    return { ok: false, fault: { kind: 'wrong-row', line, column, found: cells[column], ...right } }
  }
  const [popped, expanded, generated, peakSize, ms] = [
    cells.taken,
    cells.expanded,
    cells.generated,
    cells.reached,
    cells.ms,
  ].map(Number)
  const moves = isSolved ? Number(cells.moves) : undefined
  const cost = cells.cost === '' ? undefined : Number(cells.cost)
  return {
    ok: true,
    value: {
      ...{ board, search, outcome, moves, cost, popped, expanded, generated, peakSize, ms },
      ...(cells.why !== '' && { why: cells.why }),
    },
  }
}

function isCount(text: string): boolean {
  return /^\d{1,15}$/.test(text)
}

function isNumber(text: string): boolean {
  const value = Number(text)
  return text.trim() !== '' && Number.isFinite(value) && value >= 0
}
