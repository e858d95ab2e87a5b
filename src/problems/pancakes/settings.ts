import type { Problem, Settings } from '../problem'
import { readChoice } from '../readChoice'
import type { Result, ToldFault, UnknownValue } from '../result'
import { createPancakes } from './pancakes'
import { fewestPancakes, mixedPile, mostPancakes, sortedPile } from './pile'
import type { Pile } from './pile'
import { pancakesIn, parsePile } from './pileText'

export const pancakeCounts = Array.from({ length: mostPancakes - fewestPancakes + 1 }, (_, more) =>
  String(fewestPancakes + more),
)
export const defaultPancakes = '4'

/** What can be wrong with the settings of pancakes, and in which setting. */
export type PancakesFault =
  | { readonly setting: 'pancakes'; readonly fault: UnknownValue }
  | { readonly setting: 'start' | 'goal'; readonly fault: ToldFault }

/**
 * Makes the pancake problem from settings: `pancakes`, how many there are (4, or as many as the
 * start or the goal has); `start` and `goal`, as `parsePile` reads them (without them a mixed
 * pile, and the sorted one).
 */
export function createPancakesFromSettings(settings: Settings): Result<Problem, PancakesFault> {
  const chosen = readChoice(pancakeCounts, settings.pancakes ?? countFor(settings))
  if (!chosen.ok) return { ok: false, fault: { setting: 'pancakes', fault: chosen.fault } }
  const count = Number(chosen.value)
  const start = readPile(settings, 'start', mixedPile(count))
  if (!start.ok) return start
  const goal = readPile(settings, 'goal', sortedPile(count))
  if (!goal.ok) return goal
  return { ok: true, value: createPancakes(start.value, goal.value) }
}

/** How many pancakes settings ask for; where they are wrong, the default number. */
export function pancakeCountOf(settings: Settings): number {
  const { pancakes = countFor(settings) } = settings
  return Number(pancakeCounts.includes(pancakes) ? pancakes : defaultPancakes)
}

function readPile(
  settings: Settings,
  setting: 'start' | 'goal',
  standard: Pile,
): Result<Pile, PancakesFault> {
  const text = settings[setting]
  if (text === undefined) return { ok: true, value: standard }
  const pile = parsePile(text, standard.length)
  if (pile.ok) return pile
  return { ok: false, fault: { setting, fault: { kind: 'told', told: pile.fault } } }
}

/** How many there are where only piles are given. */
function countFor({ start, goal }: Settings): string {
  const written = pancakesIn(start ?? goal ?? '')
  if (written < fewestPancakes) return defaultPancakes
  return String(Math.min(written, mostPancakes))
}
