import type { Settings } from '../problems/problem'

/** Where the boards of an experiment come from. */
export type BoardSource =
  | { readonly kind: 'random'; readonly count: number; readonly seed: number }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'list' }

/** The same searches from many boards, to be compared. */
export interface Experiment {
  /** The settings of the problem, but for its start. */
  readonly problem: Settings
  readonly source: BoardSource
  readonly starts: readonly string[]
  /** For each search its solver and all options of it. */
  readonly searches: readonly Settings[]
  /** A run that has expanded this many nodes without an end is cut. */
  readonly cut: number
}

/** One search from one board. */
export interface Job {
  /** The place of the board among the starts, from 0. */
  readonly board: number
  /** The place of the search among the searches, from 0. */
  readonly search: number
}

/** All that is to be run, board by board, so that the searches keep in step. */
export function jobsOf({ starts, searches }: Experiment): readonly Job[] {
  return starts.flatMap((_, board) => searches.map((_, search) => ({ board, search })))
}

/** The settings of one run. */
export function settingsOfJob(experiment: Experiment, { board, search }: Job): Settings {
  const { problem, starts, searches } = experiment
  return { ...problem, start: starts[board], ...searches[search] }
}
