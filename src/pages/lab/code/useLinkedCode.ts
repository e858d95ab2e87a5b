import { onScopeDispose, shallowRef } from 'vue'
import { retryable } from '../../../loading/retryable'
import type { Settings } from '../../../problems/problem'
import type { Query } from '../../../setup/address/address'
import { isOwn } from '../../../solvers/manifest/ownSolvers'
import { loadingMessage, partName } from '../../../words/loading'
import type { Message } from '../../../words/message'
import type { Admission, LinkedCode } from './linkedCode'

// Few addresses name code of one's own, and none of it is needed for another.
const load = retryable(() => import('./linkedCode'), 'admitSearch')
/** Nothing where it does not come. */
const loaded = () => load().catch(() => undefined)
const notLoaded = loadingMessage(partName('code'), { kind: 'not-loaded' })

/** Code that an address or a run brings to a lab: none that nobody has run here runs by itself. */
export function useLinkedCode() {
  /** Code that was brought, and that has not been run here. */
  const linked = shallowRef<LinkedCode>()

  let asked = 0
  onScopeDispose(() => asked++)

  /** Takes note that something is asked for; tells whether that was the last. */
  function ask(): () => boolean {
    const mine = ++asked
    return () => mine === asked
  }

  /** Reads the search of one's own that a query names. */
  async function admit(query: Query): Promise<Admission> {
    const code = await loaded()
    return code ? code.admitSearch(query) : { kind: 'wrong', message: notLoaded }
  }

  /**
   * Does something with a run, unless its code has not been run here: that is shown instead.
   *
   * @param query runs it
   * @param act is called at once for a search that is not one's own, and never where something else
   *   is asked for meanwhile
   * @returns what is wrong, if what looks at the code could not be loaded
   */
  async function unlessForeign(
    settings: Settings,
    query: Query,
    act: () => void,
  ): Promise<Message | undefined> {
    const isWanted = ask()
    if (!isOwn(settings)) {
      act()
      return undefined
    }
    const code = await loaded()
    if (!isWanted()) return undefined
    if (!code) return notLoaded
    const foreign = code.foreignIn(settings)
    if (foreign) linked.value = { ...foreign, query }
    else act()
    return undefined
  }

  /**
   * Lets what was brought run: somebody has read it and wants it.
   *
   * @returns the query that runs it
   */
  async function allow(): Promise<Query | undefined> {
    const { value: brought } = linked
    const code = brought && (await loaded())
    if (code) code.allow(brought)
    return brought?.query
  }

  return { linked, ask, admit, unlessForeign, allow }
}
