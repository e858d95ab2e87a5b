import type { Settings } from '../../src/problems/problem'
import { readRun } from '../../src/recording/run'
import type { Run } from '../../src/recording/run'

/** The run that settings ask for. */
export function runOf(settings: Settings): Run {
  const run = readRun(settings)
  if (!run.ok) throw new Error(`bad setting ${run.fault.setting}`)
  return run.value
}

/** The whole 8-puzzle: breadth-first search from one of the two boards farthest from the goal. */
export function hardestBoard(): Run {
  return runOf({ start: '867254301' })
}
