import type { Problem, Settings } from '../problem'
import { readChoice } from '../readChoice'
import type { Result, ToldFault, UnknownValue } from '../result'
import { everybodyOn } from './ferry'
import { formatFerry, parseFerry } from './ferryText'
import { createWolf } from './wolf'

export const roomChoices = ['1', '2'] as const

/** What can be wrong with the settings of wolf, goat and cabbage, and in which setting. */
export type WolfFault =
  | { readonly setting: 'room'; readonly fault: UnknownValue }
  | { readonly setting: 'start'; readonly fault: ToldFault }

/**
 * Makes wolf, goat and cabbage from settings: `room`, how many the boat holds besides the farmer;
 * and `start`, as `parseFerry` reads it (without it everybody is on the left).
 */
export function createWolfFromSettings(settings: Settings): Result<Problem, WolfFault> {
  const room = readChoice(roomChoices, settings.room)
  if (!room.ok) return { ok: false, fault: { setting: 'room', fault: room.fault } }
  const start = parseFerry(settings.start ?? formatFerry(everybodyOn('left')))
  if (start.ok) return { ok: true, value: createWolf(Number(room.value), start.value) }
  return { ok: false, fault: { setting: 'start', fault: { kind: 'told', told: start.fault } } }
}

/** The room that settings ask for; where they are wrong, the default one. */
export function roomOf(settings: Settings): number {
  const room = readChoice(roomChoices, settings.room)
  return Number(room.ok ? room.value : roomChoices[0])
}
