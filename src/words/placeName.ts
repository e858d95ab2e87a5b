import type { Message } from './message'

/** A cell by its column and its row from 0, as settings write it: "1,3". */
export interface Cell {
  readonly column: number
  readonly row: number
}

/** Reads a cell as settings write it, on a board or not. */
export function readCell(text: string): Cell | undefined {
  const match = /^\s*(\d+)\s*,\s*(\d+)\s*$/.exec(text)
  return match ? { column: Number(match[1]), row: Number(match[2]) } : undefined
}

/** What a cell is called. Counted from 1, as people do; only addresses and notations count from 0. */
export function placeName({ column, row }: Cell): Message {
  return { key: 'setup.place', values: { row: row + 1, column: column + 1 } }
}

/** A goal as it is told beside a start: a board as it is written, a place by its name. */
export function goalName(text: string): Message {
  const cell = readCell(text)
  return cell ? placeName(cell) : { key: 'setup.asItIs', values: { text } }
}
