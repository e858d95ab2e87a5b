import { router } from '../../src/app/router'

/** A query as the router reads it. */
export type OpenedQuery = Readonly<Record<string, unknown>>

/** Where an address leads: the page’s path, and what follows it. */
export interface Opened {
  readonly path: string
  readonly query: OpenedQuery
}

/**
 * Opens an address as the browser hands it to the app: all from the `#` on.
 *
 * @throws Error where the app has no such page
 */
export function openAddress(address: string): Opened {
  const { matched, path, query } = router.resolve(address.slice(1))
  // The page for all that is unknown begins with a parameter.
  if (matched.length === 0 || matched[0].path.startsWith('/:')) throw new Error(`no ${address}`)
  return { path, query }
}
