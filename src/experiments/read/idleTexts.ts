import type { Settings } from '../../problems/problem'
import type { Experiment } from '../experiment'
import { writeExperiment } from '../writeExperiment'

/** The names of the texts that an experiment was read from and has no use for. */
export function idleTexts(texts: Settings, experiment: Experiment): readonly string[] {
  const used = writeExperiment(experiment)
  return Object.keys(texts).filter((name) => !Object.hasOwn(used, name))
}
