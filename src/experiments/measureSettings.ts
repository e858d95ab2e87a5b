import type { Settings } from '../problems/problem'
import { readRun } from '../recording/run'
import { measure } from './measure'
import { Room } from './room'
import type { Measured } from './row'

/**
 * Runs the search that settings ask for and counts it.
 *
 * @throws TypeError when the settings cannot be read; they were checked before they came here
 */
export function measureSettings(
  settings: Settings,
  cut: number,
  now: () => number,
  room = new Room(),
): Measured {
  const run = readRun(settings)
  if (!run.ok) throw new TypeError(`cannot run: ${JSON.stringify(run.fault)}`)
  return measure(run.value, cut, now, room)
}
