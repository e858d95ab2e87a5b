import type { Settings } from '../../problems/problem'
import type { Experiment } from '../experiment'
import type { Measure } from '../row'
import type { Summary } from './summary'

/** Means over random boards that somebody else drew and ran, for the same settings. */
export interface KnownMeans {
  readonly boards: number
  readonly means: Readonly<Partial<Record<Measure, number>>>
}

/** What tells whether something is known of an experiment. */
type Told = Pick<Experiment, 'problem' | 'source' | 'searches'>

interface KnownSearch {
  readonly settings: Settings
  readonly means: KnownMeans['means']
}

const boards = 100
const problem = { problem: 'sliding-3x3', goal: '123456780', order: 'down-right-left-up' }

/** The milliseconds are those of another language on another machine, and so are left out. */
const knownSearches: readonly KnownSearch[] = [
  {
    settings: { solver: 'breadth-first', goalTest: 'expansion' },
    means: { popped: 92_862.58, boards: 22.93 },
  },
  {
    settings: { solver: 'depth-first', limit: 'none' },
    means: { popped: 121_282.1, boards: 47_658.85 },
  },
  {
    settings: { solver: 'a-star', heuristic: 'sum' },
    means: { popped: 1061.63, boards: 23.23 },
  },
]

/** What is known of one search of an experiment; nothing where its settings are others. */
export function knownMeansFor(experiment: Told, search: number): KnownMeans | undefined {
  const isSame = experiment.source.kind === 'random' && has(experiment.problem, problem)
  const known = knownSearches.find(({ settings }) => has(experiment.searches[search], settings))
  return isSame && known ? { boards, means: known.means } : undefined
}

/**
 * The known means that those of a search can be held against. A mean without the longest runs cannot:
 * where runs were cut there is nothing.
 */
export function knownMeansBeside(
  experiment: Told,
  search: number,
  { cut }: Pick<Summary, 'cut'>,
): KnownMeans['means'] | undefined {
  return cut > 0 ? undefined : knownMeansFor(experiment, search)?.means
}

function has(settings: Settings, wanted: Settings): boolean {
  return Object.entries(wanted).every(([name, value]) => settings[name] === value)
}
