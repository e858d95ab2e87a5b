import type { Settings } from '../puzzles/puzzle'
import type { ExperimentProblem } from './experimentProblem'

/** The numbers that an experiment has when nothing else is asked for. */
export const usualNumbers = { count: 100, seed: 1, cut: 1_000_000 } as const

/** The least and the most of each. */
export const rangeOf = {
  count: [1, 1000],
  seed: [0, 2 ** 32 - 1],
  cut: [1, 10_000_000],
} as const

export type NumberName = keyof typeof usualNumbers

/** The numbers of an experiment, the usual ones where they are missing or wrong. */
export type ReadNumbers = Readonly<Record<NumberName, number>> & {
  readonly problems: readonly ExperimentProblem[]
}

export function readNumbers(texts: Settings): ReadNumbers {
  const problems: ExperimentProblem[] = []
  const read = (name: NumberName): number => {
    const text = texts[name] ?? String(usualNumbers[name])
    const [least, most] = rangeOf[name]
    const value = Number(text)
    if (/^\d{1,10}$/.test(text) && value >= least && value <= most) return value
    const problem = { kind: 'not-in-range', text, range: rangeOf[name] } as const
    problems.push({ setting: name, problem })
    return usualNumbers[name]
  }
  return { count: read('count'), seed: read('seed'), cut: read('cut'), problems }
}
