import type { Problem, Settings } from '../problem'
import { readChoice } from '../readChoice'
import type { Result, ToldFault, UnknownValue } from '../result'
import { createPancakes } from './pancakes'
import { fewestPancakes, mixedStack, mostPancakes, sortedStack } from './stack'
import type { Stack } from './stack'
import { pancakesIn, parseStack } from './stackText'

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
 * start or the goal has); `start` and `goal`, as `parseStack` reads them (without them a mixed
 * stack, and the sorted one).
 */
export function createPancakesFromSettings(settings: Settings): Result<Problem, PancakesFault> {
  const chosen = readChoice(pancakeCounts, settings.pancakes ?? countFor(settings))
  if (!chosen.ok) return { ok: false, fault: { setting: 'pancakes', fault: chosen.fault } }
  const count = Number(chosen.value)
  const start = readStack(settings, 'start', mixedStack(count))
  if (!start.ok) return start
  const goal = readStack(settings, 'goal', sortedStack(count))
  if (!goal.ok) return goal
  return { ok: true, value: createPancakes(start.value, goal.value) }
}

/** How many pancakes settings ask for; where they are wrong, the default number. */
export function pancakeCountOf(settings: Settings): number {
  const { pancakes = countFor(settings) } = settings
  return Number(pancakeCounts.includes(pancakes) ? pancakes : defaultPancakes)
}

function readStack(
  settings: Settings,
  setting: 'start' | 'goal',
  usual: Stack,
): Result<Stack, PancakesFault> {
  const text = settings[setting]
  if (text === undefined) return { ok: true, value: usual }
  const stack = parseStack(text, usual.length)
  if (stack.ok) return stack
  return { ok: false, fault: { setting, fault: { kind: 'told', told: stack.fault } } }
}

/** How many there are where only stacks are given. */
function countFor({ start, goal }: Settings): string {
  const written = pancakesIn(start ?? goal ?? '')
  if (written < fewestPancakes) return defaultPancakes
  return String(Math.min(written, mostPancakes))
}
