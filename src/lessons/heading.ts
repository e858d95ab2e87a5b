import type { Settings } from '../problems/problem'
import { refused } from '../problems/result'
import type { Result } from '../problems/result'
import { inTodaysNames } from '../problems/todaysNames'
import { hasFields } from '../shared/hasFields'

/** What a lesson says of itself before its text, and where in it one can go. */
export interface LessonHeading {
  readonly title: string
  readonly summary: string
  readonly minutes: number
  /** The minutes planned for some of its places, by their ids; the others share the rest evenly. */
  readonly times?: Readonly<Record<string, number>>
  readonly order: number
  /** The settings of each run by its name. */
  readonly runs: Readonly<Record<string, Settings>>
  /** The ids of its beats, predictions, exercises, challenges and checks, in order. */
  readonly stops: readonly Stop[]
}

const stopKinds = ['beat', 'prediction', 'exercise', 'challenge', 'check'] as const

export interface Stop {
  readonly kind: (typeof stopKinds)[number]
  readonly id: string
}

/** Reads what a lesson says of itself, or says in English what is wrong: its author reads it. */
export function readHeading(data: unknown): Result<LessonHeading, string> {
  if (!hasFields(data)) return refused('the front matter is missing')
  const { title, summary, minutes, order, stops } = data
  const runs = readRuns(data.runs)
  if (!runs.ok) return runs
  if (typeof title !== 'string') return refused('title is not a text')
  if (typeof summary !== 'string') return refused('summary is not a text')
  if (typeof minutes !== 'number') return refused('minutes is not a number')
  if (typeof order !== 'number') return refused('order is not a number')
  const times = readTimes(data.times ?? {})
  if (!times.ok) return times
  const heading = {
    ...{ title, summary, minutes, order, runs: runs.value, stops: readStops(stops) },
    ...(data.times !== undefined && { times: times.value }),
  }
  return { ok: true, value: heading }
}

/** Reads the settings of the runs of a lesson; without any there are none. */
export function readRuns(data: unknown = {}): Result<Readonly<Record<string, Settings>>, string> {
  if (!hasFields(data)) return refused('runs is not a list of names and settings')
  const runs: Record<string, Settings> = {}
  for (const [name, given] of Object.entries(data)) {
    if (!hasFields(given)) return refused(`runs.${name} has no settings`)
    const settings = readSettings(given, `runs.${name}`)
    if (!settings.ok) return settings
    runs[name] = settings.value
  }
  return { ok: true, value: runs }
}

/**
 * Reads the settings of a run.
 *
 * @param name what they are called where they are wrong
 */
export function readSettings(
  given: Readonly<Record<string, unknown>>,
  name: string,
): Result<Settings, string> {
  const settings: Record<string, string> = {}
  for (const [setting, value] of Object.entries(given)) {
    // YAML reads 012345678 as a number and off as false.
    if (typeof value !== 'string') {
      return refused(`${name}.${setting} is not a text: put it in quotes`)
    }
    settings[setting] = value
  }
  return { ok: true, value: inTodaysNames(settings) }
}

function readTimes(data: unknown): Result<Readonly<Record<string, number>>, string> {
  if (!hasFields(data)) return refused('times is not a list of places and minutes')
  const times: Record<string, number> = {}
  for (const [place, minutes] of Object.entries(data)) {
    if (typeof minutes !== 'number') return refused(`times.${place} is not a number`)
    times[place] = minutes
  }
  return { ok: true, value: times }
}

function readStops(data: unknown): readonly Stop[] {
  return Array.isArray(data) ? data.filter(isStop) : []
}

function isStop(data: unknown): data is Stop {
  if (!hasFields(data) || typeof data.id !== 'string') return false
  return stopKinds.some((kind) => kind === data.kind)
}
