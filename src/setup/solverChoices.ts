import type { Component } from 'vue'
import type { Problem } from '../problems/problem'
import type { SolverOption } from '../solvers/manifest/option'
import { valuesFor } from '../solvers/manifest/optionTexts'
import type { Solver } from '../solvers/solver'
import { optionHint } from '../words/solverNames'
import ChoiceField from './fields/ChoiceField.vue'
import NumberField from './fields/NumberField.vue'
import SelectField from './fields/SelectField.vue'

/** An option of a solver, with the field in which it is set. */
export interface SolverChoice {
  readonly setting: string
  readonly values: readonly string[]
  readonly field: Component
}

/**
 * What a solver leaves to be chosen for a problem.
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
    return [{ setting: option.name, values, field: fieldFor(option, explained) }]
  })
}

function fieldFor(option: SolverOption, explained: Component): Component {
  if (option.kind === 'number') return NumberField
  const isExplained =
    option.kind === 'choice' && option.values.some((value) => optionHint(option.name, value))
  return isExplained ? explained : SelectField
}
