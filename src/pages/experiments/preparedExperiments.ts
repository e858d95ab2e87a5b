import { openingExperiment, withDefault } from '../../experiments/defaults'
import type { Experiment } from '../../experiments/experiment'
import { isSameExperiment } from '../../experiments/isSameExperiment'
import { readExperiment } from '../../experiments/read/readExperiment'
import type { Settings } from '../../problems/problem'

/** Few enough starts to be run while a class watches, enough to see how they spread. */
const few = { count: '30' }

/** Experiments worth running, in the order shown; their words stand under `experiments.cards`. */
export const cardNames = [
  'heuristic',
  'heuristics',
  'bothEnds',
  'greedy',
  'memory',
  'taught',
] as const

export type CardName = (typeof cardNames)[number]

const prepared: Readonly<Record<CardName, Settings>> = {
  heuristic: { ...openingExperiment, ...few },
  heuristics: { ...few, solvers: 'a-star:heuristic=misplaced,a-star' },
  bothEnds: { ...few, seed: '2', solvers: 'breadth-first:goalTest=generation,bidirectional' },
  greedy: { ...few, seed: '3', solvers: 'greedy,a-star' },
  memory: { ...few, seed: '4', solvers: 'a-star,ida-star' },
  taught: withDefault({ problem: 'sliding-3x3' }),
}

/** A prepared experiment. */
export function preparedExperiment(name: CardName): Experiment {
  const read = readExperiment(prepared[name])
  if (!read.ok) throw new TypeError(`the prepared experiment ${name} cannot be read`)
  return read.value
}

/** Which of the prepared experiments one is, however it was written; nothing for any other. */
export function preparedName(experiment: Experiment): CardName | undefined {
  return cardNames.find((name) => isSameExperiment(preparedExperiment(name), experiment))
}
