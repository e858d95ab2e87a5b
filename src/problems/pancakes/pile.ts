import type { MutableState, State } from '../problem'

/** The sizes of the pancakes from the top down: 1 is the smallest. */
export type Pile = readonly number[]

export const fewestPancakes = 2
export const mostPancakes = 12

const bits = 4
const mask = 2 ** bits - 1
const perWord = 8

/** The sorted pile: the smallest pancake on top. */
export function sortedPile(count: number): Pile {
  return Array.from({ length: count }, (_, place) => place + 1)
}

/**
 * Every second pancake, the largest last, and below them the others. From four pancakes on no two
 * neighbours belong together, and the largest does not lie on the plate.
 */
export function mixedPile(count: number): Pile {
  const sorted = sortedPile(count)
  const isFirst = (size: number) => size % 2 === count % 2
  return [...sorted.filter(isFirst), ...sorted.filter((size) => !isFirst(size))]
}

/** Four bits a pancake, the top one in the lowest bits; from the ninth on in the high word. */
export function packPile(pile: Pile): State {
  const into = { low: 0, high: 0 }
  packTurned(pile, pile.length, 0, into)
  return into
}

/** The size of the pancake in a place, counted from 0 at the top. */
export function sizeAt(low: number, high: number, place: number): number {
  return place < perWord
    ? (low >>> (bits * place)) & mask
    : (high >>> (bits * (place - perWord))) & mask
}

/** The pile that two words stand for. */
export function unpackPile({ low, high }: State, count: number): Pile {
  return Array.from({ length: count }, (_, place) => sizeAt(low, high, place))
}

/** Writes into `into` the pile of which the top pancakes, by their number, are turned over together. */
export function packTurned(
  sizes: ArrayLike<number>,
  count: number,
  turned: number,
  into: MutableState,
): void {
  into.low = 0
  into.high = 0
  for (let place = 0; place < count; place++) {
    const size = sizes[place < turned ? turned - 1 - place : place]
    if (place < perWord) into.low |= size << (bits * place)
    else into.high |= size << (bits * (place - perWord))
  }
}
