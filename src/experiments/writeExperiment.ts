import type { Settings } from '../problems/problem'
import type { Experiment } from './experiment'
import { writeSearches } from './searchText'

/** Writes an experiment as the texts that `readExperiment` reads. */
export function writeExperiment(experiment: Experiment): Settings {
  const { problem, searches, cut } = experiment
  return {
    ...problem,
    ...boardTexts(experiment),
    solvers: writeSearches(searches),
    cut: String(cut),
  }
}

function boardTexts({ source, starts }: Experiment): Settings {
  switch (source.kind) {
    case 'random':
      return { count: String(source.count), seed: String(source.seed) }
    case 'named':
      return { boards: source.name }
    case 'list':
      return { boards: starts.join(';') }
  }
}
