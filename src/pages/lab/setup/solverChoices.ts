import type { Component } from 'vue'
import type { Puzzle } from '../../../puzzles/puzzle'
import { valuesFor } from '../../../solvers'
import type { Solver } from '../../../solvers/solver'
import ChoiceField from './ChoiceField.vue'
import LimitField from './LimitField.vue'
import SelectField from './SelectField.vue'

/** An option of a solver, with the field in which it is set. */
export interface SolverChoice {
  readonly setting: string
  readonly values: readonly string[]
  readonly field: Component
}

/**
 * What a solver leaves to be chosen for a puzzle.
 *
 * @param explained the field for values that want a sentence each; where there is little room
 *   another one may take its place
 */
export function solverChoices(
  solver: Pick<Solver, 'options'>,
  puzzle: Puzzle,
  explained: Component = ChoiceField,
): readonly SolverChoice[] {
  return solver.options.flatMap((option) => {
    const values = valuesFor(option, puzzle)
    if (values.length === 0) return []
    const told = option.name === 'goalTest' ? explained : SelectField
    return [{ setting: option.name, values, field: option.range ? LimitField : told }]
  })
}
