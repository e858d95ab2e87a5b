import { refused } from '../result'
import type { Result } from '../result'
import type { Bank } from '../river/bank'
import type { Told } from '../told'
import { outnumberedOn, peopleOn } from './crossing'
import type { Crossing, River } from './crossing'

const between = String.raw`[\s,;/]*`
// Two digits beside each other are two numbers; of more digits something has to stand between.
const missionaries = String.raw`(\d(?=\d(?!\d))|\d{1,2}(?!\d))\s*(?:m|missionar\w*)?`
const cannibals = String.raw`(\d{1,2})\s*(?:c|cannibals?)?`
const written = new RegExp(
  `^${between}${missionaries}${between}(?:and\\s)?${between}${cannibals}` +
    `${between}(?:boat)?${between}(l|left|r|right)?${between}$`,
  'i',
)

/**
 * Reads who is on the left bank and where the boat is: `33L`, `3 3 left`, `2 missionaries, 1
 * cannibal, boat right`, `12,3L`. Without the boat it is on the left.
 *
 * @returns the state, safe or not, or nothing where the text is no state
 */
export function readCrossing(text: string): Crossing | undefined {
  const match = written.exec(text)
  if (!match) return undefined
  const boat = /^r/i.test(match[3] ?? '') ? 'right' : 'left'
  return { missionaries: Number(match[1]), cannibals: Number(match[2]), boat }
}

/** Reads a state of a river, as `readCrossing` does, or says what is wrong with it. */
export function parseCrossing(text: string, river: River): Result<Crossing, Told> {
  const crossing = readCrossing(text)
  if (!crossing) return refused({ word: 'missionaries.notAState', values: { text } })
  const most = Math.max(crossing.missionaries, crossing.cannibals)
  if (most > river.people) {
    return refused({ word: 'missionaries.tooMany', values: { most, count: river.people } })
  }
  const bank = outnumberedOn(river, crossing)
  return bank ? refused(outnumbered(river, crossing, bank)) : { ok: true, value: crossing }
}

/** Says on which bank cannibals outnumber missionaries, and by how many. */
export function outnumbered(river: River, crossing: Crossing, bank: Bank): Told {
  const { missionaries, cannibals } = peopleOn(river, crossing, bank)
  return { word: `missionaries.outnumbered.${bank}`, values: { count: missionaries, cannibals } }
}

/** Writes a state so that `parseCrossing` reads it again: `33L`, `12,3L`. */
export function formatCrossing({ missionaries, cannibals, boat }: Crossing): string {
  const between = Math.max(missionaries, cannibals) < 10 ? '' : ','
  return `${missionaries}${between}${cannibals}${boat === 'left' ? 'L' : 'R'}`
}
