import type { Settings } from '../../problems/problem'
import { readRun } from '../../recording/run'

/** What a board has to be like for an exercise to be solved. */
export type Check =
  | { readonly kind: 'length'; readonly moves: number; readonly searches: readonly [Settings] }
  | { readonly kind: 'cost'; readonly cost: number; readonly searches: readonly [Settings] }
  /** Some pruned child has its twin three levels or more above it. */
  | { readonly kind: 'far-twin'; readonly searches: readonly [Settings] }
  /** At least that share of the generated children is pruned. */
  | { readonly kind: 'pruned'; readonly percent: number; readonly searches: readonly [Settings] }
  /** The least number of shortest solutions. */
  | { readonly kind: 'solutions'; readonly least: number; readonly searches: readonly [Settings] }
  /** The first search finds nothing, though the second finds a goal within the limit of the first. */
  | {
      readonly kind: 'missed'
      readonly limit: number
      readonly searches: readonly [Settings, Settings]
    }
  /** The goal cannot be reached. */
  | { readonly kind: 'unsolvable'; readonly searches: readonly [Settings] }
  | {
      /** The first search expands fewer nodes than the second, or its solution is longer, or dearer. */
      readonly kind: (typeof comparisons)[number]
      /** How many times that at least. */
      readonly times: number
      readonly searches: readonly [Settings, Settings]
    }

const number = /^\d+(?:\.\d+)?$/

const comparisons = ['fewer', 'longer', 'dearer'] as const

/**
 * Reads `length:10`, `cost:418`, `pruned:60`, `solutions:2,ida-star all`, `far-twin`, `unsolvable`,
 * `missed:depth-first 10,breadth-first`, `fewer:depth-first,breadth-first`, with how many times fewer
 * behind it (`fewer:bidirectional,breadth-first,10`), `longer:a-star sum,a-star manhattan` or
 * `dearer:weighted-a-star 3,uniform-cost`.
 */
export function readCheck(text: string): Check | undefined {
  if (text === 'far-twin' || text === 'unsolvable') return { kind: text, searches: [{}] }
  const [kind] = text.split(':', 1)
  const rest = text.slice(kind.length + 1)
  if (kind === 'missed') return readMissed(rest)
  if (kind === 'solutions') return readSolutions(rest)
  const comparison = comparisons.find((known) => known === kind)
  return comparison ? readComparison(comparison, rest) : readNumbered(kind, rest)
}

function readNumbered(kind: string, rest: string): Check | undefined {
  if (!number.test(rest)) return undefined
  const value = Number(rest)
  if (kind === 'cost') return { kind, cost: value, searches: [{}] }
  if (kind === 'pruned') return { kind, percent: value, searches: [{}] }
  if (kind !== 'length' || !Number.isInteger(value)) return undefined
  return { kind, moves: value, searches: [{}] }
}

function readSolutions(rest: string): Check | undefined {
  const [least, search = '', ...more] = rest.split(',')
  const all = readSolverText(search)
  if (!/^\d+$/.test(least) || all?.solutions === undefined || more.length > 0) return undefined
  return { kind: 'solutions', least: Number(least), searches: [all] }
}

function readMissed(rest: string): Check | undefined {
  const [one, other, ...more] = rest.split(',').map(readSolverText)
  if (one?.limit === undefined || !other || more.length > 0) return undefined
  return { kind: 'missed', limit: Number(one.limit), searches: [one, other] }
}

function readComparison(kind: (typeof comparisons)[number], rest: string): Check | undefined {
  const [first = '', second = '', times = '1', ...more] = rest.split(',')
  const [one, other] = [readSolverText(first), readSolverText(second)]
  if (!one || !other || !number.test(times) || more.length > 0) return undefined
  return { kind, times: Number(times), searches: [one, other] }
}

/** Reads a solver and values of its options: `a-star sum`. */
export function readSolverText(text: string): Settings | undefined {
  const [id, ...values] = text.trim().split(' ')
  const run = readRun({ solver: id })
  if (!run.ok) return undefined
  const options = values.map((value) => {
    const isNumber = number.test(value)
    const option = run.value.chosen.solver.options.find((each) =>
      isNumber ? each.kind === 'number' : each.kind === 'choice' && each.values.includes(value),
    )
    // Which heuristics there are is the problem's to say.
    return [option?.name ?? 'heuristic', value]
  })
  return { solver: id, ...Object.fromEntries(options) }
}
