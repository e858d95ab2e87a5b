import type { PegBoard } from './boards'
import { highBit, lowBit } from './packing'

/** Is told of a chain of jumps: the holes the peg visits, and the state it leaves behind. */
export type ChainVisitor = (holes: readonly number[], low: number, high: number) => void

/** A jump in bits: the two pegs that leave their holes, and the hole that gets one. */
interface JumpBits {
  readonly to: number
  readonly lowPegs: number
  readonly highPegs: number
  readonly lowHole: number
  readonly highHole: number
}

/**
 * Finds the moves of a state: every chain of one or more jumps by the same peg. Pegs come by
 * increasing hole, jumps in the board's order, a chain before those that go on from it.
 */
export function createChains(board: PegBoard) {
  const jumpsFrom = board.jumps.map((jumps, from) =>
    jumps.map(({ over, to }): JumpBits => ({
      to,
      lowPegs: lowBit(from) | lowBit(over),
      highPegs: highBit(from) | highBit(over),
      lowHole: lowBit(to),
      highHole: highBit(to),
    })),
  )
  const holes: number[] = []

  function jumpOn(from: number, low: number, high: number, visit: ChainVisitor): void {
    holes.push(from)
    for (const { to, lowPegs, highPegs, lowHole, highHole } of jumpsFrom[from]) {
      if ((low & (lowPegs | lowHole)) !== lowPegs) continue
      if ((high & (highPegs | highHole)) !== highPegs) continue
      const lowAfter = low ^ (lowPegs | lowHole)
      const highAfter = high ^ (highPegs | highHole)
      holes.push(to)
      visit(holes, lowAfter, highAfter)
      holes.pop()
      jumpOn(to, lowAfter, highAfter, visit)
    }
    holes.pop()
  }

  /** Tells of every chain; the array of holes is used again after each. */
  return function eachChain(low: number, high: number, visit: ChainVisitor): void {
    for (let from = 0; from < jumpsFrom.length; from++) jumpOn(from, low, high, visit)
  }
}
