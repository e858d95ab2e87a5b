import type { Row } from '../../src/experiments/row'

/** A row without its time: places count from 1. */
export function rowText(row: Row): string {
  const { board, search, outcome, moves = '-', popped, expanded, generated, peakSize } = row
  return [
    `board ${board + 1} search ${search + 1}: ${outcome}, moves ${moves}, taken ${popped},`,
    `expanded ${expanded}, generated ${generated}, reached ${peakSize}`,
  ].join(' ')
}
