import type { Result } from '../result'
import type { Bank } from '../river/bank'
import type { Told } from '../told'
import { eatenIn } from './ferry'
import type { Ferry } from './ferry'

const letters = [
  ['F', 'farmer'],
  ['W', 'wolf'],
  ['G', 'goat'],
  ['C', 'cabbage'],
] as const

/**
 * Reads who is on the left bank, and after a stroke who is on the right one: `WC/FG`, `w, c / f, g`.
 * Without the stroke, who is not named is on the right: `WC`.
 *
 * @returns the state, safe or not, or nothing where the text is no state
 */
export function readFerry(text: string): Ferry | undefined {
  const banks = text
    .toUpperCase()
    .replaceAll(/[\s,;]/g, '')
    .split('/')
  const [left, right = othersThan(left)] = banks
  if (banks.length > 2 || text.trim() === '') return undefined
  if ([...left, ...right].sort().join('') !== 'CFGW') return undefined
  const bankOf = (letter: string): Bank => (left.includes(letter) ? 'left' : 'right')
  return { farmer: bankOf('F'), wolf: bankOf('W'), goat: bankOf('G'), cabbage: bankOf('C') }
}

function othersThan(named: string): string {
  return letters.flatMap(([letter]) => (named.includes(letter) ? [] : [letter])).join('')
}

/** Reads a state that is safe, as `readFerry` does, or says what is wrong with it. */
export function parseFerry(text: string): Result<Ferry, Told> {
  const ferry = readFerry(text)
  if (!ferry) return { ok: false, fault: { word: 'wolf.notAState', values: { text } } }
  const fault = eatenTold(ferry)
  return fault ? { ok: false, fault } : { ok: true, value: ferry }
}

/** Says who would be eaten where, if anybody would be. */
export function eatenTold(ferry: Ferry): Told | undefined {
  const [eater] = eatenIn(ferry) ?? []
  if (eater === undefined) return undefined
  return {
    word: eater === 'wolf' ? `wolf.goatEaten.${ferry.goat}` : `wolf.cabbageEaten.${ferry.goat}`,
  }
}

/** Writes a state so that `parseFerry` reads it again: `WC/FG`. */
export function formatFerry(ferry: Ferry): string {
  const on = (bank: Bank) =>
    letters.flatMap(([letter, who]) => (ferry[who] === bank ? [letter] : [])).join('')
  return `${on('left')}/${on('right')}`
}
