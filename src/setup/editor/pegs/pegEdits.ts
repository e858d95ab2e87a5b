import { fullPegs } from '../../../problems/pegs/boards'
import type { PegBoard } from '../../../problems/pegs/boards'
import { formatPegs, parsePegs } from '../../../problems/pegs/boardText'
import type { Pegs } from '../../../problems/pegs/packing'
import { fullStart } from '../../../problems/pegs/settings'

/** Reads pegs that are being edited: there may be none; what is no text of pegs is the full start. */
export function readPegs(text: string, board: PegBoard): Pegs {
  const pegs = parsePegs(text, board.holes.length)
  if (pegs.ok) return pegs.value
  return pegs.fault.kind === 'no-peg' ? noPegs(board) : fullPegs(board)
}

/** The pegs with one put into an empty hole, or taken out of its hole. */
export function togglePeg(pegs: Pegs, hole: number): Pegs {
  return pegs.with(hole, !pegs[hole])
}

/** Writes pegs as a start: the full start by its name, which may mean a fixed first jump too. */
export function startOf(pegs: Pegs, board: PegBoard): string {
  const written = formatPegs(pegs)
  return written === formatPegs(fullPegs(board)) ? fullStart : written
}

/** A board without pegs, to begin from; it is no right start. */
export function noPegs({ holes }: PegBoard): Pegs {
  return holes.map(() => false)
}
