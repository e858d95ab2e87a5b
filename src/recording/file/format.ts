import type { Settings } from '../../problems/problem'
import type { Recording } from '../recording'
import type { FileTotals } from './totals'
import { budgets } from '../write/recorder'

/** What the first line of a recording names. */
export const formatName = 'tansaku-recording'
export const formatVersion = 1

/** The most rows a file may have: as many as the lab can be asked to record. */
export const mostRows = budgets[budgets.length - 1]

/** The first line of a file as it is read; the events follow, one a line. */
export interface Header extends Pick<
  Recording,
  'rows' | 'events' | 'expanded' | 'solutions' | 'overBudget' | 'totals'
> {
  readonly format: typeof formatName
  readonly version: typeof formatVersion
  readonly settings: Settings
  readonly outcome: NonNullable<Recording['outcome']>
  readonly solution: NonNullable<Recording['solution']> | null
}

/** The first line as it is written. */
export type FileHeader = Omit<Header, 'totals'> & { readonly totals: FileTotals }
