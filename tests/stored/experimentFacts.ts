import { jobsOf, settingsOfJob } from '../../src/experiments/experiment'
import type { Experiment } from '../../src/experiments/experiment'
import { readExperiment } from '../../src/experiments/read/readExperiment'
import { inOrder } from '../../src/experiments/row'
import { measureSettings } from '../../src/experiments/run/measureSettings'
import { draftOf, textsOf } from '../../src/pages/experiments/form/draft'
import { readQuery } from '../../src/pages/experiments/readQuery'
import { wrongInQuery } from '../../src/pages/experiments/wrongInQuery'
import { say } from '../../src/words/message'
import { openAddress } from './openAddress'
import { rowText } from './rowText'

/** What the page of experiments has in its form for an address, and what comes of running it. */
export function experimentFacts(address: string) {
  const { query } = openAddress(address)
  const read = readExperiment(textsOf(draftOf(readQuery(query))))
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const experiment = read.value
  return {
    complaints: wrongInQuery(query).map(say),
    cutAt: experiment.cut,
    boards: experiment.starts.length,
    searches: experiment.searches.length,
    starts: shortened(experiment.starts),
    runs: experiment.starts.length > mostRun ? [] : runsOf(experiment),
  }
}

// Of a large experiment the boards are enough.
const mostRun = 12

function shortened(starts: readonly string[]): readonly string[] {
  return starts.length > mostRun
    ? [...starts.slice(0, mostRun - 1), starts[starts.length - 1]]
    : starts
}

function runsOf(experiment: Experiment): readonly string[] {
  const rows = jobsOf(experiment).map((job) => {
    const settings = settingsOfJob(experiment, job)
    return { ...job, ...measureSettings(settings, experiment.cut, () => 0) }
  })
  return inOrder(rows).map(rowText)
}
