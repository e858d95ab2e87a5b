import type { Cell } from '../problems/cell'
import type { Problem } from '../problems/problem'
import { asItIs } from './message'
import type { Message } from './message'
import { toldMessage } from './problemWords'

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
