import type { State } from '../problem'

/** A board as what is in each hole: true for a peg. */
export type Pegs = readonly boolean[]

const bitsPerWord = 32

/** The bit of a hole; holes from 32 on are in the high word. */
export function lowBit(hole: number): number {
  return hole < bitsPerWord ? 1 << hole : 0
}

export function highBit(hole: number): number {
  return hole < bitsPerWord ? 0 : 1 << (hole - bitsPerWord)
}

export function pack(pegs: Pegs): State {
  return {
    low: pegs.reduce((word, peg, hole) => (peg ? word | lowBit(hole) : word), 0),
    high: pegs.reduce((word, peg, hole) => (peg ? word | highBit(hole) : word), 0),
  }
}

export function unpack({ low, high }: State, holes: number): Pegs {
  return Array.from(
    { length: holes },
    (_, hole) => ((low & lowBit(hole)) | (high & highBit(hole))) !== 0,
  )
}
