import { readRun } from '../../src/recording/run'
import type { Run } from '../../src/recording/run'

/** The whole 8-puzzle: breadth-first search from one of the two boards farthest from the goal. */
export function hardestBoard(): Run {
  const run = readRun({ start: '867254301' })
  if (!run.ok) throw new Error(`bad setting ${run.problem.setting}`)
  return run.value
}
