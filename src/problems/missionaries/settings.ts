import type { Problem, Settings } from '../problem'
import { readChoice } from '../readChoice'
import type { Result, ToldFault, UnknownValue } from '../result'
import { everybody } from './crossing'
import type { River } from './crossing'
import { formatCrossing, parseCrossing, readCrossing } from './crossingText'
import { createMissionaries } from './missionaries'

export const peopleChoices = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
] as const
export const defaultPeople = '3'
export const boatChoices = ['2', '3', '4', '5', '6', '7', '8'] as const

/** What can be wrong with the settings of missionaries and cannibals, and in which setting. */
export type MissionariesFault =
  | { readonly setting: 'people' | 'boat'; readonly fault: UnknownValue }
  | { readonly setting: 'start'; readonly fault: ToldFault }

/**
 * Makes missionaries and cannibals from settings: `people`, how many there are of each (3, or as
 * many as the start needs); `boat`, how many it holds; and `start`, as `parseCrossing` reads it
 * (without it everybody is on the left).
 */
export function createMissionariesFromSettings(
  settings: Settings,
): Result<Problem, MissionariesFault> {
  const { people, boat } = readRiver(settings)
  if (!people.ok) return { ok: false, fault: { setting: 'people', fault: people.fault } }
  if (!boat.ok) return { ok: false, fault: { setting: 'boat', fault: boat.fault } }
  const river = { people: Number(people.value), boat: Number(boat.value) }
  const text = settings.start ?? formatCrossing(everybody(river))
  const start = parseCrossing(text, river)
  if (start.ok) return { ok: true, value: createMissionaries(river, start.value) }
  return { ok: false, fault: { setting: 'start', fault: { kind: 'told', told: start.fault } } }
}

/** The river that settings ask for; where they are wrong, the default one. */
export function riverOf(settings: Settings): River {
  const { people, boat } = readRiver(settings)
  return {
    people: Number(people.ok ? people.value : defaultPeople),
    boat: Number(boat.ok ? boat.value : boatChoices[0]),
  }
}

function readRiver({ people, boat, start }: Settings) {
  return {
    people: readChoice(peopleChoices, people ?? peopleFor(start)),
    boat: readChoice(boatChoices, boat),
  }
}

/** How many there are of each where only a start is given. */
function peopleFor(start: string | undefined): string {
  const crossing = readCrossing(start ?? '')
  const least = crossing ? Math.max(crossing.missionaries, crossing.cannibals) : 0
  const isMore =
    peopleChoices.some((each) => each === String(least)) && least > Number(defaultPeople)
  return isMore ? String(least) : defaultPeople
}
