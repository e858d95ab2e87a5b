import type { Settings } from './problem'

/** The settings whose names are wanted. */
export function pick(settings: Settings, isWanted: (name: string) => boolean): Settings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => isWanted(name)))
}
