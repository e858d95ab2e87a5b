import type { RouteLocationNormalized, RouteLocationRaw } from 'vue-router'
import { hasFields } from '../../../shared/hasFields'

/** An entry of a set, by their ids. */
export interface NamedPlace {
  readonly set: string
  readonly entry: string
}

/**
 * Takes the place in a set out of an address that is opened, and puts it into the state of that
 * entry of the browser's history: there it outlives a reload, Back finds it, and no page sees it.
 */
export function takePlace({
  path,
  hash,
  query,
}: RouteLocationNormalized): RouteLocationRaw | undefined {
  if (!('set' in query) && !('entry' in query)) return undefined
  const { set, entry, ...rest } = query
  const place = placeIn({ set, entry })
  return { path, hash, query: rest, replace: true, ...(place && { state: { ...place } }) }
}

/** The place of the entry of the browser's history where the window is. */
export function placeInHistory(): NamedPlace | undefined {
  return placeIn(history.state)
}

/** Gives a place to the entry of the browser's history where the window is. */
export function keepInHistory({ set, entry }: NamedPlace): void {
  history.replaceState({ ...history.state, set, entry }, '')
}

function placeIn(state: unknown): NamedPlace | undefined {
  if (!hasFields(state)) return undefined
  const { set, entry } = state
  return typeof set === 'string' && typeof entry === 'string' ? { set, entry } : undefined
}
