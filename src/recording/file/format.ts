import type { Problem, Settings } from '../../problems/problem'
import type { Recording } from '../recording'
import { budgets } from '../write/recorder'
import type { FileTotals } from './totals'

/** What the first line of a recording names. */
export const formatName = 'tansaku-recording'
/** The versions that are read: 2 is for problems with costs, and is written for these alone. */
export const formatVersions = [1, 2] as const
export type FormatVersion = (typeof formatVersions)[number]
export function versionFor({ costs }: Problem): FormatVersion {
  return costs ? 2 : 1
}

/** The most rows a file may have: as many as the lab can be asked to record. */
export const mostRows = budgets[budgets.length - 1]

/** The largest number of an action. */
export const mostAction = 0xffff

/** The first line of a file as it is read; the events follow, one a line. */
export interface Header extends Pick<
  Recording,
  'rows' | 'events' | 'expanded' | 'solutions' | 'overBudget' | 'totals'
> {
  readonly format: typeof formatName
  readonly version: FormatVersion
  readonly settings: Settings
  readonly outcome: NonNullable<Recording['outcome']>
  readonly solution: NonNullable<Recording['solution']> | null
}

/** The first line as it is written. */
export type FileHeader = Omit<Header, 'totals'> & { readonly totals: FileTotals }
