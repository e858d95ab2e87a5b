import type { Problem } from '../problems/problem'
import { equalities } from '../problems/blocks/kinds'
import { metrics } from '../problems/blocks/reach'
import { firstJumps } from '../problems/pegs/settings'
import { moveOrders } from '../problems/sliding/moveOrder'

/** A setting of a problem that is one of a few values. */
export interface ProblemChoice {
  readonly setting: string
  readonly values: readonly string[]
}

const choices: readonly ProblemChoice[] = [
  { setting: 'order', values: moveOrders },
  { setting: 'firstJump', values: firstJumps },
  { setting: 'metric', values: metrics },
  { setting: 'equal', values: equalities },
  { setting: 'mirror', values: ['off', 'on'] },
]

/** What a problem leaves to be chosen, besides its boards. */
export function problemChoices({ settings }: Problem): readonly ProblemChoice[] {
  const target = { setting: 'target', values: lettersOf(settings.start) }
  return [target, ...choices].filter(({ setting }) => settings[setting] !== undefined)
}

/** The letters of the blocks of a layout, in reading order. */
function lettersOf(layout: string): readonly string[] {
  return [...new Set(layout)].filter((cell) => /[A-Za-z]/.test(cell))
}
