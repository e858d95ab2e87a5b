import type { Settings } from '../../problems/problem'
import { largestSeed } from '../../problems/random'
import { wholeNumberIn } from '../../solvers/manifest/numberIn'
import type { ExperimentFault } from './experimentFault'

/** The numbers that an experiment has when nothing else is asked for. */
export const defaultNumbers = { count: 100, seed: 1, cut: 1_000_000 } as const

/** The least and the most of each. */
export const rangeOf = {
  count: [1, 1000],
  seed: [0, largestSeed],
  cut: [1, 10_000_000],
} as const

export type NumberName = keyof typeof defaultNumbers

/** The numbers of an experiment, the default ones where they are missing or wrong. */
export type ReadNumbers = Readonly<Record<NumberName, number>> & {
  readonly faults: readonly ExperimentFault[]
}

export function readNumbers(texts: Settings): ReadNumbers {
  const faults: ExperimentFault[] = []
  const read = (name: NumberName): number => {
    const text = texts[name] ?? String(defaultNumbers[name])
    const [least, most] = rangeOf[name]
    const value = wholeNumberIn(text)
    if (value !== undefined && value >= least && value <= most) return value
    const fault = { kind: 'not-in-range', text, range: rangeOf[name] } as const
    faults.push({ setting: name, fault })
    return defaultNumbers[name]
  }
  return { count: read('count'), seed: read('seed'), cut: read('cut'), faults }
}
