import { shallowRef } from 'vue'
import { foreignSearches } from '../ownSearch/admit/foreignSearches'
import { readAllNamed } from '../ownSearch/admit/readNamed'
import { useOwnSearches } from '../ownSearch/kept/useOwnSearches'
import type { NamedSource } from '../ownSearch/source'
import type { Settings } from '../problems/problem'
import type { Message } from '../words/message'

/** The searches that a link or a file has brought, and that nobody has run here. */
export function useForeignSearches() {
  const { wasRunHere, noteRun } = useOwnSearches()
  const foreign = shallowRef<readonly NamedSource[]>([])

  /**
   * Reads the searches of one's own that settings name; nothing of them is run. Those that nobody has
   * run here are `foreign` from then on.
   *
   * @param isWanted whether they are still asked for when they were read
   * @returns what is wrong with each that cannot be read; nothing where they are wanted no more
   */
  async function read(
    searches: readonly Settings[],
    isWanted: () => boolean,
    from: 'link' | 'file' = 'link',
  ): Promise<readonly Message[] | undefined> {
    const faults = await readAllNamed(searches, from)
    if (!isWanted()) return undefined
    look(searches)
    return faults
  }

  /** Takes those of some searches for `foreign` that were read and that nobody has run here. */
  function look(searches: readonly Settings[]): void {
    foreign.value = foreignSearches(searches, wasRunHere)
  }

  /** Lets them run from now on: somebody has read them and wants it. */
  function allow(): void {
    for (const { source } of foreign.value) noteRun(source)
    foreign.value = []
  }

  function forget(): void {
    foreign.value = []
  }

  return { foreign, read, look, allow, forget }
}
