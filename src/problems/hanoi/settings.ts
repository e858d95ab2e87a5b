import type { Problem, Settings } from '../problem'
import { readChoice } from '../readChoice'
import type { Result, ToldFault, UnknownValue } from '../result'
import { createHanoi } from './hanoi'
import { allOn, fewestDiscs, mostDiscs } from './towers'
import type { Towers } from './towers'
import { parseTowers, towersIn } from './towersText'
import type { TowerSizes } from './towersText'

export const discCounts = Array.from({ length: mostDiscs - fewestDiscs + 1 }, (_, more) =>
  String(fewestDiscs + more),
)
export const defaultDiscs = '3'
export const pegCounts = ['3', '4'] as const

/** What can be wrong with the settings of the Towers of Hanoi, and in which setting. */
export type HanoiFault =
  | { readonly setting: 'discs' | 'pegs'; readonly fault: UnknownValue }
  | { readonly setting: 'start' | 'goal'; readonly fault: ToldFault }

/**
 * Makes the Towers of Hanoi from settings: `discs` (3, or as many as the start or the goal has);
 * `pegs` (3, or 4 where the start or the goal needs them); `start` and `goal`, as `parseTowers` reads
 * them (without them all discs on the first peg, and all on the last).
 */
export function createHanoiFromSettings(settings: Settings): Result<Problem, HanoiFault> {
  const { discs, pegs } = readSizes(settings)
  if (!discs.ok) return { ok: false, fault: { setting: 'discs', fault: discs.fault } }
  if (!pegs.ok) return { ok: false, fault: { setting: 'pegs', fault: pegs.fault } }
  const sizes = { discs: Number(discs.value), pegs: Number(pegs.value) }
  const start = readTowers(settings, 'start', sizes)
  if (!start.ok) return start
  const goal = readTowers(settings, 'goal', sizes)
  if (!goal.ok) return goal
  const { pegs: count } = sizes
  return { ok: true, value: createHanoi({ pegs: count, start: start.value, goal: goal.value }) }
}

/** The discs and pegs that settings ask for; where they are wrong, the default ones. */
export function towerSizesOf(settings: Settings): TowerSizes {
  const { discs, pegs } = readSizes(settings)
  return {
    discs: Number(discs.ok ? discs.value : defaultDiscs),
    pegs: Number(pegs.ok ? pegs.value : pegCounts[0]),
  }
}

/** All discs on the first peg, or on the last. */
export function defaultTowers(setting: 'start' | 'goal', { discs, pegs }: TowerSizes): Towers {
  return allOn(setting === 'start' ? 0 : pegs - 1, discs)
}

function readTowers(
  settings: Settings,
  setting: 'start' | 'goal',
  sizes: TowerSizes,
): Result<Towers, HanoiFault> {
  const text = settings[setting]
  if (text === undefined) return { ok: true, value: defaultTowers(setting, sizes) }
  const towers = parseTowers(text, sizes)
  if (towers.ok) return towers
  return { ok: false, fault: { setting, fault: { kind: 'told', told: towers.fault } } }
}

/** Where only states are given, they say how many discs there are, and whether there is a peg D. */
function readSizes({ discs, pegs, start = '', goal = '' }: Settings) {
  const [ofStart, ofGoal] = [towersIn(start), towersIn(goal)]
  const written = ofStart.discs || ofGoal.discs
  const fitting = Math.min(mostDiscs, Math.max(fewestDiscs, written))
  const needed = Math.max(ofStart.pegs, ofGoal.pegs)
  return {
    discs: readChoice(discCounts, discs ?? (written > 0 ? String(fitting) : defaultDiscs)),
    pegs: readChoice(pegCounts, pegs ?? (needed > 3 ? '4' : '3')),
  }
}
