import type { Settings } from '../puzzles/puzzle'
import type { Experiment } from './experiment'
import { writeSearches } from './searchText'

/** Writes an experiment as the texts that `readExperiment` reads. */
export function writeExperiment(experiment: Experiment): Settings {
  const { puzzle, searches, cut } = experiment
  return {
    ...puzzle,
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
