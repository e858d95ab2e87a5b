import { computed } from 'vue'
import { useOwnSearches } from '../ownSearch/kept/useOwnSearches'
import { loadOwnCode } from '../ownSearch/loadOwnCode'
import type { NamedSource } from '../ownSearch/source'
import type { Result } from '../problems/result'
import type { OfferedSearch } from '../setup/offeredSearch'
import { ownId } from '../solvers/manifest/ownSolvers'
import type { Message } from '../words/message'

/** The searches that are kept on this device, to be chosen wherever a solver is chosen. */
export function useOfferedSearches() {
  const searches = useOwnSearches()

  async function read({ source }: NamedSource): Promise<Result<string, Message>> {
    const program = await loadOwnCode().catch(() => undefined)
    if (!program) return { ok: false, fault: { key: 'ownSearch.lab.notLoaded' } }
    const code = await program.packSource(source)
    const added = program.addSource(source, code)
    if (!added.ok) {
      const { line, problem } = added.fault
      const values = { line, why: program.sourceMessage(problem) }
      return { ok: false, fault: { key: 'ownSearch.lab.wrong', values } }
    }
    // Who chooses it from the own searches wants it to run.
    searches.noteRun(source)
    return { ok: true, value: code }
  }

  return computed<readonly OfferedSearch[]>(() =>
    searches.entries.map((search) => ({ id: ownId(search.name), read: () => read(search) })),
  )
}
