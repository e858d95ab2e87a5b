import type { Query } from '../../../setup/address/address'
import { isOwn } from '../../../solvers/manifest/ownSolvers'

/** Whether a query names a search of one's own. */
export function namesOwnSearch({ solver }: Query): boolean {
  return typeof solver === 'string' && isOwn({ solver })
}

/** A query without the search of one's own that it names. */
export function withoutOwnSearch(query: Query): Query {
  const own = new Set(['solver', 'code', 'step'])
  return Object.fromEntries(Object.entries(query).filter(([name]) => !own.has(name)))
}
