import type { Problem, Settings } from '../problems/problem'
import type { Result, UnknownValue } from '../problems/result'
import { tableKinds } from '../structures/reachedTable'
import { aStar, greedy, uniformCost } from './bestFirst'
import { bidirectional } from './bidirectional'
import { breadthFirst } from './breadthFirst'
import { depthFirst } from './depthFirst'
import { idaStar } from './idaStar'
import { iterativeDeepening } from './iterativeDeepening'
import type { Refusal, Solver, SolverOption } from './solver'

const table: SolverOption = { name: 'reached', values: tableKinds }
const undo: SolverOption = { name: 'undo', values: ['never', 'allowed'] }
const solutions: SolverOption = { name: 'solutions', values: ['first', 'all'] }
// Which heuristics there are is the problem's to say.
const heuristic: SolverOption = { name: 'heuristic', values: [] }

/** The solvers that can be chosen, in the order shown. */
export const solvers: readonly Solver[] = [
  {
    id: 'breadth-first',
    frontier: 'queue',
    options: [{ name: 'goalTest', values: ['generation', 'expansion', 'never'] }, table],
    refuses: ({ reversible }, { reached }) =>
      reached === 'two-step' && !reversible ? 'irreversible' : undefined,
    run: breadthFirst,
  },
  {
    id: 'bidirectional',
    frontier: 'queue',
    goalTest: 'generation',
    options: [],
    refuses: ({ goal, reversible }) =>
      goal === undefined ? 'no-single-goal' : reversible ? undefined : 'irreversible',
    run: bidirectional,
  },
  {
    id: 'depth-first',
    frontier: 'stack',
    goalTest: 'expansion',
    options: [{ name: 'limit', values: ['none'], range: [1, 1_000_000] }],
    run: depthFirst,
  },
  {
    id: 'iterative-deepening',
    frontier: 'path',
    goalTest: 'generation',
    options: [undo, solutions],
    forgets: true,
    run: iterativeDeepening,
  },
  {
    id: 'ida-star',
    frontier: 'path',
    goalTest: 'generation',
    options: [heuristic, undo, solutions, { name: 'limits', values: ['next-f', 'by-one'] }],
    forgets: true,
    refuses: withoutHeuristic,
    run: idaStar,
  },
  {
    id: 'a-star',
    frontier: 'least-f',
    goalTest: 'expansion',
    options: [heuristic],
    refuses: withoutHeuristic,
    run: aStar,
  },
  {
    id: 'greedy',
    frontier: 'least-h',
    goalTest: 'expansion',
    options: [heuristic],
    refuses: withoutHeuristic,
    run: greedy,
  },
  {
    id: 'uniform-cost',
    frontier: 'least-g',
    goalTest: 'expansion',
    options: [],
    run: uniformCost,
  },
]

function withoutHeuristic({ heuristics }: Problem): Refusal | undefined {
  return heuristics.length === 0 ? 'no-heuristic' : undefined
}

/** A solver with a value for each of its options. */
export interface ChosenSolver {
  readonly solver: Solver
  readonly options: Settings
}

export interface SolverFault {
  /** `solver`, or the name of the option that is wrong. */
  readonly setting: string
  readonly fault:
    | UnknownValue
    | {
        readonly kind: 'not-in-range'
        readonly text: string
        readonly range: readonly [number, number]
      }
    | { readonly kind: 'refused'; readonly solver: string; readonly refusal: Refusal }
}

/**
 * Reads the solver and its options from settings; what is not set takes its usual value.
 *
 * @returns the choice, or the setting that is wrong and the values it could have
 */
export function chooseSolver(
  settings: Settings,
  problem: Problem,
): Result<ChosenSolver, SolverFault> {
  const ids = solvers.map((solver) => solver.id)
  const id = settings.solver ?? ids[0]
  const solver = solvers.find((candidate) => candidate.id === id)
  if (!solver) return unknown('solver', id, ids)
  const options: Record<string, string> = {}
  for (const option of solver.options) {
    const { name, range } = option
    const values = valuesFor(option, problem)
    if (values.length === 0) continue
    const value = settings[name] ?? values[0]
    if (range && !values.includes(value) && !isWithin(value, range)) {
      const fault = { kind: 'not-in-range', text: value, range } as const
      return { ok: false, fault: { setting: name, fault } }
    }
    if (!range && !values.includes(value)) return unknown(name, value, values)
    options[name] = value
  }
  const refusal = solver.refuses?.(problem, options)
  if (refusal) {
    const setting = options.reached === 'two-step' ? 'reached' : 'solver'
    return { ok: false, fault: { setting, fault: { kind: 'refused', solver: id, refusal } } }
  }
  return { ok: true, value: { solver, options } }
}

/** The values an option can have with a problem: of the heuristics, only those the problem has. */
export function valuesFor(
  { name, values }: SolverOption,
  { heuristics }: Problem,
): readonly string[] {
  return name === 'heuristic' ? heuristics.map(({ id }) => id) : values
}

function isWithin(text: string, [least, most]: readonly [number, number]): boolean {
  return /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
}

function unknown(setting: string, text: string, known: readonly string[]) {
  return {
    ok: false,
    fault: { setting, fault: { kind: 'unknown-value', text, known } },
  } as const
}
