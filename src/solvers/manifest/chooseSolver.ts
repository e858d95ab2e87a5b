import { solvers } from '..'
import type { Problem, Settings } from '../../problems/problem'
import type { Result, UnknownValue } from '../../problems/result'
import type { Refusal, Solver } from '../solver'
import type { OptionValues } from './option'
import { readNumber, valuesFor } from './optionTexts'
import type { NotInRange } from './optionTexts'
import { findOwnSolver, isOwn } from './ownSolvers'

/** A solver with a value for each of its options. */
export interface ChosenSolver {
  readonly solver: Solver
  /** The values as settings have them. */
  readonly options: Settings
  /** The same values as the solver takes them. */
  readonly values: OptionValues
}

export interface SolverFault {
  /** `solver`, or the name of the option that is wrong. */
  readonly setting: string
  readonly fault:
    | UnknownValue
    | NotInRange
    /** A search of one's own without its source, or with one that cannot be read. */
    | { readonly kind: 'no-code' }
    | { readonly kind: 'refused'; readonly solver: string; readonly refusal: Refusal }
}

/** The solver that settings name, if there is it; one of one's own if it was read. */
export function findSolver(settings: Settings): Solver | undefined {
  if (isOwn(settings)) return findOwnSolver(settings)
  return solvers.find(({ id }) => id === settings.solver)
}

/**
 * Reads the solver and its options from settings; what is not set takes its default value.
 *
 * @returns the choice, or the setting that is wrong and the values it could have
 */
export function chooseSolver(
  settings: Settings,
  problem: Problem,
): Result<ChosenSolver, SolverFault> {
  const ids = solvers.map((solver) => solver.id)
  const id = settings.solver ?? ids[0]
  const solver = findSolver({ ...settings, solver: id })
  if (!solver && isOwn(settings)) return { ok: false, fault: noCode }
  if (!solver) return unknown('solver', id, ids)
  const options: Record<string, string> = {}
  const values: Record<string, string | number> = {}
  for (const option of solver.options) {
    const { name } = option
    const known = valuesFor(option, problem)
    if (known.length === 0) continue
    const text = (Object.hasOwn(settings, name) ? settings[name] : undefined) ?? known[0]
    if (option.kind === 'number') {
      const read = readNumber(text, option)
      if (!read.ok) return { ok: false, fault: { setting: name, fault: read.fault } }
      values[name] = read.value
      options[name] = Number.isFinite(read.value) ? String(read.value) : 'none'
    } else {
      if (!known.includes(text)) return unknown(name, text, known)
      values[name] = options[name] = text
    }
  }
  const refused = refusalOf(solver, problem, values)
  if (refused) {
    const { setting, refusal } = refused
    return { ok: false, fault: { setting, fault: { kind: 'refused', solver: id, refusal } } }
  }
  return { ok: true, value: { solver, options, values } }
}

/** What stands against running a solver on a problem, and the setting that would have to change. */
function refusalOf(
  solver: Solver,
  problem: Problem,
  values: OptionValues,
): { readonly setting: string; readonly refusal: Refusal } | undefined {
  const needsHeuristic = solver.options.some(({ kind }) => kind === 'heuristic')
  if (needsHeuristic && problem.heuristics.length === 0) {
    return { setting: 'solver', refusal: 'no-heuristic' }
  }
  if (solver.twoSided && problem.goal === undefined) {
    return { setting: 'solver', refusal: 'no-single-goal' }
  }
  if (solver.twoSided && !problem.reversible) {
    return { setting: 'solver', refusal: 'irreversible' }
  }
  const refused = solver.refuses?.(problem, values)
  return refused && { setting: refused.option, refusal: refused.refusal }
}

const noCode = { setting: 'solver', fault: { kind: 'no-code' } } as const

function unknown(setting: string, text: string, known: readonly string[]) {
  return {
    ok: false,
    fault: { setting, fault: { kind: 'unknown-value', text, known } },
  } as const
}
