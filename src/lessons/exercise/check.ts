import type { Settings } from '../../problems/problem'
import { readRun } from '../../recording/run'

/** What a board has to be like for an exercise to be solved. */
export type Check =
  | { readonly kind: 'length'; readonly moves: number; readonly searches: readonly [Settings] }
  | {
      /** The first search expands fewer nodes, or finds a longer solution, than the second. */
      readonly kind: 'fewer' | 'longer'
      readonly searches: readonly [Settings, Settings]
    }

/** Reads `length:10`, `fewer:depth-first,breadth-first` or `longer:a-star sum,a-star manhattan`. */
export function readCheck(text: string): Check | undefined {
  const [kind, rest = ''] = text.split(':')
  if (kind === 'length' && /^\d+$/.test(rest)) {
    return { kind, moves: Number(rest), searches: [{}] }
  }
  if (kind !== 'fewer' && kind !== 'longer') return undefined
  const [one, other, ...more] = rest.split(',').map(readSearch)
  return one && other && more.length === 0 ? { kind, searches: [one, other] } : undefined
}

/** Reads a solver and values of its options: `a-star sum`. */
function readSearch(text: string): Settings | undefined {
  const [id, ...values] = text.trim().split(' ')
  const run = readRun({ solver: id })
  if (!run.ok) return undefined
  const options = values.map((value) => {
    const option = run.value.chosen.solver.options.find(
      (each) => each.kind === 'choice' && each.values.includes(value),
    )
    // Which heuristics there are is the problem's to say.
    return [option?.name ?? 'heuristic', value]
  })
  return { solver: id, ...Object.fromEntries(options) }
}
