import type { State } from '../problem'

/** How many litres each jug holds, and whether there is a tap to fill them and a drain. */
export interface Jugs {
  readonly sizes: readonly number[]
  readonly tap: boolean
}

/** The litres in each jug. */
export type Contents = readonly number[]

/** Water goes out of one jug into another, by their numbers; without one, the tap or the drain. */
export interface Pour {
  readonly from?: number
  readonly into?: number
}

const letters = ['A', 'B', 'C'] as const

/** What a jug is called, by its number from 0. */
export function jugLetter(jug: number): string {
  return letters[jug]
}

/** What can be done, in order: each jug filled, each emptied, then each poured into each other. */
export function poursOf({ sizes, tap }: Jugs): readonly Pour[] {
  const jugs = sizes.map((_, jug) => jug)
  const between = jugs.flatMap((from) =>
    jugs.flatMap((into) => (into === from ? [] : [{ from, into }])),
  )
  if (!tap) return between
  return [...jugs.map((into) => ({ into })), ...jugs.map((from) => ({ from })), ...between]
}

/** How many litres a pour moves: until the one jug is empty or the other is full. */
export function litresOf({ sizes }: Jugs, contents: Contents, { from, into }: Pour): number {
  const there = from === undefined ? Infinity : contents[from]
  const room = into === undefined ? Infinity : sizes[into] - contents[into]
  return Math.min(there, room)
}

/** What a pour leads to. */
export function poured(jugs: Jugs, contents: Contents, pour: Pour): Contents {
  const litres = litresOf(jugs, contents, pour)
  return contents.map((there, jug) => {
    if (jug === pour.from) return there - litres
    return jug === pour.into ? there + litres : there
  })
}

// Room for 0 to 127 litres.
const bits = 7
const mask = 2 ** bits - 1

export function packContents(contents: Contents): State {
  return { low: contents.reduce((low, litres, jug) => low | (litres << (bits * jug)), 0), high: 0 }
}

export function unpackContents({ sizes }: Jugs, low: number): Contents {
  return sizes.map((_, jug) => (low >> (bits * jug)) & mask)
}
