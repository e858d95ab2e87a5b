import type { State } from '../problem'
import { acrossFrom } from '../river/bank'
import type { Bank } from '../river/bank'

/** Who is on the left bank, and where the boat is; everybody else is on the right bank. */
export interface Crossing {
  readonly missionaries: number
  readonly cannibals: number
  readonly boat: Bank
}

/** Who is in the boat. */
export interface Load {
  readonly missionaries: number
  readonly cannibals: number
}

/** How many missionaries there are, and as many cannibals; and how many of them the boat holds. */
export interface River {
  readonly people: number
  readonly boat: number
}

/** The loads that a boat can carry: the fewest people first, of as many the most missionaries. */
export function loadsOf(boat: number): readonly Load[] {
  return Array.from({ length: boat }, (_, at) => at + 1).flatMap((aboard) =>
    Array.from({ length: aboard + 1 }, (_, cannibals) => {
      return { missionaries: aboard - cannibals, cannibals }
    }),
  )
}

/** Who is on a bank. */
export function peopleOn({ people }: River, crossing: Crossing, bank: Bank): Load {
  const { missionaries, cannibals } = crossing
  if (bank === 'left') return { missionaries, cannibals }
  return { missionaries: people - missionaries, cannibals: people - cannibals }
}

/** The bank where cannibals outnumber missionaries, if there is one: the left before the right. */
export function outnumberedOn(river: River, crossing: Crossing): Bank | undefined {
  return (['left', 'right'] as const).find((bank) => {
    const { missionaries, cannibals } = peopleOn(river, crossing, bank)
    return missionaries > 0 && cannibals > missionaries
  })
}

/** What a crossing with a load leads to, safe or not; nothing where fewer people are there. */
export function crossed(river: River, crossing: Crossing, load: Load): Crossing | undefined {
  const here = peopleOn(river, crossing, crossing.boat)
  if (load.missionaries > here.missionaries || load.cannibals > here.cannibals) return undefined
  const sign = crossing.boat === 'left' ? -1 : 1
  return {
    missionaries: crossing.missionaries + sign * load.missionaries,
    cannibals: crossing.cannibals + sign * load.cannibals,
    boat: acrossFrom(crossing.boat),
  }
}

/** Everybody and the boat on the left bank. */
export function everybody({ people }: Pick<River, 'people'>): Crossing {
  return { missionaries: people, cannibals: people, boat: 'left' }
}

const bits = 4
const mask = 2 ** bits - 1

export function packCrossing({ missionaries, cannibals, boat }: Crossing): State {
  const side = boat === 'left' ? 0 : 1
  return { low: missionaries | (cannibals << bits) | (side << (2 * bits)), high: 0 }
}

export function unpackCrossing(low: number): Crossing {
  return {
    missionaries: low & mask,
    cannibals: (low >> bits) & mask,
    boat: low >> (2 * bits) === 0 ? 'left' : 'right',
  }
}
