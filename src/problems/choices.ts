import { manifestOf } from '.'
import type { ProblemSetting } from '.'
import type { StateSetting } from './manifest'
import type { Settings } from './problem'

/** A setting of a problem that is one of a few values. */
export interface ProblemChoice {
  readonly setting: ProblemSetting
  /** In the order shown. */
  readonly values: readonly string[]
  readonly default: string
  /** True where it cannot be read without a start. */
  readonly needsStart: boolean
  /** True where another value leaves the task the same one. */
  readonly sameTask: boolean
  /** The states that have another default for each value. */
  readonly resets: readonly StateSetting[]
}

/** What a problem leaves to be chosen besides its states, by its settings, which are right ones. */
export function choicesOf(settings: Settings): readonly ProblemChoice[] {
  const { choices, needStart = [] } = manifestOf(settings)
  return choices
    .filter(({ names }) => names === undefined || names.includes(settings.problem))
    .map(({ setting, values: found, default: chosen, sameTask = false, resets = [] }) => {
      const values = typeof found === 'function' ? found(settings) : found
      return {
        setting,
        values,
        default: (typeof chosen === 'function' ? chosen(settings) : chosen) ?? values[0],
        needsStart: needStart.includes(setting),
        sameTask,
        resets: [resets].flat(),
      }
    })
}

/** Settings with another value of a choice, without the states that have other defaults by it. */
export function withChoice(
  settings: Settings,
  { setting, resets }: Pick<ProblemChoice, 'setting' | 'resets'>,
  value: string,
): Settings {
  const isReset = (name: string) => resets.some((state) => state === name)
  const kept = Object.entries(settings).filter(([name]) => !isReset(name))
  return { ...Object.fromEntries(kept), [setting]: value }
}

/** The settings that tell which states a problem has: its states, and what they hang together with. */
export function stateSettings(settings: Settings): readonly string[] {
  const { states, needStart = [], choices } = manifestOf(settings)
  const resetting = choices.flatMap(({ setting, resets = [] }) =>
    resets.length > 0 ? [setting] : [],
  )
  return [...new Set([...states, ...needStart, ...resetting])]
}
