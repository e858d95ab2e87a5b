import type { State } from '../problem'
import { acrossFrom } from '../river/bank'
import type { Bank } from '../river/bank'

/** Those whom the farmer takes over, in the order in which they are tried. */
export const ferried = ['wolf', 'goat', 'cabbage'] as const
export type Ferried = (typeof ferried)[number]

/** The bank of each of them, and of the farmer with the boat. */
export type Ferry = Readonly<Record<Ferried | 'farmer', Bank>>

/** Who must not be left alone together. */
const foes: readonly (readonly [eater: Ferried, eaten: Ferried])[] = [
  ['wolf', 'goat'],
  ['goat', 'cabbage'],
]

/** Everybody on one bank. */
export function everybodyOn(bank: Bank): Ferry {
  return { farmer: bank, wolf: bank, goat: bank, cabbage: bank }
}

/** What a farmer can take along: nothing, then one, then two of them, each in their order. */
export function ferryLoads(room: number): readonly (readonly Ferried[])[] {
  const two = ferried.flatMap((one, at) => ferried.slice(at + 1).map((other) => [one, other]))
  return [[], ...ferried.map((one) => [one]), ...two].filter(({ length }) => length <= room)
}

/** Who is alone with whom that they would eat, if anybody is: the wolf before the goat. */
export function eatenIn(ferry: Ferry): (typeof foes)[number] | undefined {
  return foes.find(([eater, eaten]) => {
    return ferry[eater] === ferry[eaten] && ferry[eater] !== ferry.farmer
  })
}

/** What a crossing with a load leads to, safe or not; nothing where one of them is not there. */
export function ferriedOver(ferry: Ferry, load: readonly Ferried[]): Ferry | undefined {
  if (load.some((each) => ferry[each] !== ferry.farmer)) return undefined
  const to = acrossFrom(ferry.farmer)
  return { ...ferry, ...Object.fromEntries(load.map((each) => [each, to])), farmer: to }
}

const packed = ['farmer', ...ferried] as const

export function packFerry(ferry: Ferry): State {
  const low = packed.reduce((bits, who, at) => bits | (ferry[who] === 'right' ? 1 << at : 0), 0)
  return { low, high: 0 }
}

export function unpackFerry(low: number): Ferry {
  const bankAt = (at: number): Bank => (((low >> at) & 1) === 1 ? 'right' : 'left')
  return { farmer: bankAt(0), wolf: bankAt(1), goat: bankAt(2), cabbage: bankAt(3) }
}
