import type { PegBoard } from '../../problems/pegs/boards'
import { parsePegs } from '../../problems/pegs/boardText'
import type { Pegs } from '../../problems/pegs/packing'

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

/** A peg in every hole but the one that is usually empty. */
export function fullPegs({ holes, vacancy }: PegBoard): Pegs {
  return holes.map((_, hole) => hole !== vacancy)
}

/** A board without pegs, to begin from; it is no right start. */
export function noPegs({ holes }: PegBoard): Pegs {
  return holes.map(() => false)
}
