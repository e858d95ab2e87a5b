/** What settings were called when addresses, files and command lines were made that still exist. */
const todaysNames: ReadonlyMap<string, string> = new Map([
  ['puzzle', 'problem'],
  ['bound', 'heuristic'],
])

/** What a setting is called today, by this name or one that it had before. */
export function todaysName(setting: string): string {
  return todaysNames.get(setting) ?? setting
}

/** All names of a setting: the one of today, then those that it had before. */
export function namesOf(setting: string): readonly string[] {
  const before = [...todaysNames].filter(([, today]) => today === setting)
  return [setting, ...before.map(([name]) => name)]
}

/**
 * Settings in today's names, from texts that may have been written down long ago: an address, a
 * file, a command line. Where a setting is given by both names, the one of today counts.
 */
export function inTodaysNames<Value>(
  settings: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const named = Object.entries(settings).flatMap(([name, value]) => {
    const today = todaysNames.get(name)
    if (today === undefined) return [[name, value] as const]
    return Object.hasOwn(settings, today) ? [] : [[today, value] as const]
  })
  return Object.fromEntries(named)
}

/** A setting that is given by an old name and by today's, of which that of today counts. */
export interface TwoNames {
  readonly old: string
  readonly today: string
}

/** Settings that are given by both of their names. */
export function givenByTwoNames(settings: Readonly<Record<string, unknown>>): readonly TwoNames[] {
  return Array.from(todaysNames, ([old, today]) => ({ old, today })).filter(
    ({ old, today }) => Object.hasOwn(settings, old) && Object.hasOwn(settings, today),
  )
}
