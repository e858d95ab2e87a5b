import { computed } from 'vue'
import { useOwnSearches } from '../ownSearch/kept/useOwnSearches'
import { prepareMessage, prepareSource } from '../ownSearch/prepareSource'
import type { NamedSource } from '../ownSearch/source'
import type { Result } from '../problems/result'
import type { OfferedSearch } from '../setup/offeredSearch'
import { ownId } from '../solvers/manifest/ownSolvers'
import type { Message } from '../words/message'

/** The searches that are kept on this device, to be chosen wherever a solver is chosen. */
export function useOfferedSearches() {
  const searches = useOwnSearches()

  async function read({ source }: NamedSource): Promise<Result<string, Message>> {
    const prepared = await prepareSource(source)
    if (!prepared.ok) return { ok: false, fault: prepareMessage(prepared.fault) }
    // Who chooses it from the own searches wants it to run.
    searches.noteRun(source)
    return prepared
  }

  return computed<readonly OfferedSearch[]>(() =>
    searches.entries.map((search) => ({ id: ownId(search.name), read: () => read(search) })),
  )
}
