import type { Component } from 'vue'
import type { Problem } from '../problems/problem'
import { valuesFor } from '../solvers'
import type { Solver } from '../solvers/solver'
import ChoiceField from './fields/ChoiceField.vue'
import LimitField from './fields/LimitField.vue'
import SelectField from './fields/SelectField.vue'

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
  problem: Problem,
  explained: Component = ChoiceField,
): readonly SolverChoice[] {
  return solver.options.flatMap((option) => {
    const values = valuesFor(option, problem)
    if (values.length === 0) return []
    const told = option.name === 'goalTest' ? explained : SelectField
    return [{ setting: option.name, values, field: option.range ? LimitField : told }]
  })
}
