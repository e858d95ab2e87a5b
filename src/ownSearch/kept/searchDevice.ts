import { allowedStorage, deviceStorage } from '../../settings/deviceStorage'
import { keptKeys } from '../../settings/keptKeys'
import type { KeptFault } from './keptFault'
import { mergedSearches, mostOwnSearches } from './ownSearch'
import type { OwnSearch } from './ownSearch'
import { readOwnSearch, writeOwnSearch } from './readOwnSearch'

// A key for each search: two tabs that write two searches do not undo each other.
const prefix = 'tansaku-own-search:'

/**
 * The searches as the device keeps them, and what this tab knows of that. Another tab may write at
 * any time, so nothing is written before it is looked what stands there.
 *
 * @param untitled the name of a search that was kept without one
 */
export function searchDevice(untitled: string) {
  /** The texts that this tab has read or written, by id. */
  const known = new Map<string, string>()

  function read(id: string, text: string | undefined): OwnSearch | undefined {
    return text === undefined ? undefined : readOwnSearch(id, text, untitled)
  }

  /** All that can be read, the one that was changed last first. What cannot be read stays there. */
  function load(): readonly OwnSearch[] {
    const searches = keptKeys(prefix).flatMap((key) => loadOne(key.slice(prefix.length)) ?? [])
    return searches.sort((one, other) => other.changedAt - one.changedAt).slice(0, mostOwnSearches)
  }

  /** What is kept now of one search. */
  function loadOne(id: string): OwnSearch | undefined {
    const text = deviceStorage().getItem(prefix + id) ?? undefined
    const search = read(id, text)
    if (search && text !== undefined) known.set(id, text)
    else known.delete(id)
    return search
  }

  /** Whether nothing is kept of a search, not even something that cannot be read. */
  function isGone(id: string): boolean {
    return deviceStorage().getItem(prefix + id) === null
  }

  /** A search of this tab with what another tab has written of it meanwhile. */
  function merged(search: OwnSearch): OwnSearch {
    const { id } = search
    const base = known.get(id)
    if ((deviceStorage().getItem(prefix + id) ?? undefined) === base) return search
    const there = loadOne(id)
    return there ? mergedSearches(read(id, base), search, there) : search
  }

  function save(search: OwnSearch): KeptFault | undefined {
    const text = writeOwnSearch(search)
    try {
      deviceStorage().setItem(prefix + search.id, text)
    } catch (reason) {
      return { kind: isQuota(reason) ? 'full' : 'refused' }
    }
    known.set(search.id, text)
    // What stands in for it ends with the page.
    return allowedStorage() ? undefined : { kind: 'refused' }
  }

  function remove(id: string): void {
    deviceStorage().removeItem(prefix + id)
    known.delete(id)
  }

  /** The search that a key of the device is for, if it is for one. */
  function idOf(key: string): string | undefined {
    return key.startsWith(prefix) ? key.slice(prefix.length) : undefined
  }

  return { load, loadOne, isGone, merged, save, remove, idOf }
}

function isQuota(reason: unknown): boolean {
  if (!(reason instanceof Error || reason instanceof DOMException)) return false
  return ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(reason.name)
}
