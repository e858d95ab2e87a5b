import { refused } from '../../problems/result'
import { usePreparedLink } from '../../stage/copy/usePreparedLink'
import { say } from '../../words/message'
import { noLinkMessage } from '../link/linkMessages'
import type { NamedSource } from '../source'

/** Makes the address of a search: what it needs besides the code, the page knows. */
export type ShareLink = (source: string, name: string) => Promise<string>

/** The link to a search, or why there is none. */
export function useLinkOf(search: () => NamedSource, shareLink: ShareLink) {
  return usePreparedLink(search, async ({ source, name }) => {
    try {
      const message = await noLinkMessage(source)
      if (message) return refused(say(message))
      return { ok: true, value: await shareLink(source, name) }
    } catch {
      return refused(say({ key: 'ownSearch.list.noLink' }))
    }
  })
}
