import type { Problem, Settings } from '../problem'
import { readChoice } from '../readChoice'
import type { Result, ToldFault, UnknownValue } from '../result'
import type { Told } from '../told'
import { parseContents } from './contentsText'
import { readJugGoal } from './jugGoal'
import type { JugGoal } from './jugGoal'
import type { Jugs } from './pours'
import { defaultStart, jugSettings, jugsOf, noJug, sizeOf } from './sizes'
import type { JugSetting } from './sizes'
import { createWaterJugs } from './waterJugs'

export const tapChoices = ['yes', 'no'] as const

/** What can be wrong with the settings of water jugs, and in which setting. */
export type JugsFault =
  | { readonly setting: JugSetting | 'start' | 'goal'; readonly fault: ToldFault }
  | { readonly setting: 'tap'; readonly fault: UnknownValue }

/**
 * Makes water jugs from settings: `jugA`, `jugB` and `jugC`, their sizes in litres (4, 3 and none);
 * `tap`, whether there is a tap and a drain; `start`, the litres in each jug (none; without a tap
 * the first is full); and `goal`, as `readJugGoal` reads it (2 litres in the first jug).
 */
export function createJugsFromSettings(settings: Settings): Result<Problem, JugsFault> {
  const tap = readChoice(tapChoices, settings.tap)
  if (!tap.ok) return { ok: false, fault: { setting: 'tap', fault: tap.fault } }
  for (const setting of jugSettings) {
    const text = settings[setting]
    const isJug = text === undefined || sizeOf(text) !== undefined
    const isLeftOut = setting === 'jugC' && text === noJug
    if (!isJug && !isLeftOut) return wrong(setting, { word: 'jugs.notASize', values: { text } })
  }
  const jugs = jugsOf(settings)
  const { sizes } = jugs
  const start = parseContents(settings.start ?? defaultStart(jugs), sizes)
  if (!start.ok) return wrong('start', start.fault)
  const goal =
    settings.goal === undefined ? defaultGoal(jugs) : readJugGoal(settings.goal, sizes.length)
  if (!goal) {
    const values = { text: settings.goal, count: sizes.length }
    return wrong('goal', { word: 'jugs.notAGoal', values })
  }
  return { ok: true, value: createWaterJugs(jugs, start.value, goal) }
}

function defaultGoal({ sizes }: Jugs): JugGoal {
  const standard = 2
  const litres = sizes.map((size, jug) => (jug === 0 ? Math.min(standard, size) : undefined))
  return { kind: 'each', litres }
}

function wrong(setting: JugSetting | 'start' | 'goal', told: Told) {
  return { ok: false, fault: { setting, fault: { kind: 'told', told } } } as const
}
