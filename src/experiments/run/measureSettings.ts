import type { Settings } from '../../problems/problem'
import { readRun } from '../../recording/run'
import { RunMemory } from '../../recording/write/runMemory'
import type { Measured } from '../row'
import { measure } from './measure'

/**
 * Runs the search that settings ask for and counts it.
 *
 * @throws TypeError when the settings cannot be read; they were checked before they came here
 */
export function measureSettings(
  settings: Settings,
  cut: number,
  now: () => number,
  memory = new RunMemory(),
): Measured {
  const run = readRun(settings)
  if (!run.ok) throw new TypeError(`cannot run: ${JSON.stringify(run.fault)}`)
  return measure(run.value, cut, now, memory)
}
