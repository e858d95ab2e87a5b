import type { StepRules } from './directions'
import type { GridMap } from './gridMap'

/** A grid with where a search starts in it and what it is to reach, by the numbers of the cells. */
export interface GridTask {
  readonly map: GridMap
  /** The map as it stands in an address: its name or its text. */
  readonly written: string
  readonly rules: StepRules
  readonly start: number
  readonly goal: number
}
