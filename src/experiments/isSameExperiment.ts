import type { Experiment } from './experiment'
import { writeExperiment } from './writeExperiment'

/** True for two experiments that are written alike. */
export function isSameExperiment(one: Experiment, other: Experiment): boolean {
  const [text, otherText] = [one, other].map((each) => JSON.stringify(writeExperiment(each)))
  return text === otherText
}
