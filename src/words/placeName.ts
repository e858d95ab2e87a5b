import { asItIs } from './message'
import type { Problem } from '../problems/problem'
import type { Message } from './message'
import { toldMessage } from './problemWords'

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
  return { key: 'common.place', values: { row: row + 1, column: column + 1 } }
}

/**
 * The goal of a problem as it is told beside a start: a place by its name, in the problem's words,
 * or as it is written.
 */
export function goalName({ settings, goalPlace, goalTold }: Problem): Message | undefined {
  if (goalTold) return toldMessage(goalTold)
  if (goalPlace) return placeName(goalPlace)
  const { goal: text } = settings
  return text === undefined ? undefined : asItIs(text)
}
