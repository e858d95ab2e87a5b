import { useTranslation } from 'i18next-vue'
import { ref } from 'vue'
import { say } from '../../words/message'
import { noLinkMessage } from '../link/linkMessages'
import type { NamedSource } from '../source'

/** Makes the address of a search: what it needs besides the code, the page knows. */
export type ShareLink = (source: string, name: string) => Promise<string>

/** Makes the link to a search, or says why there can be none and what to do instead. */
export function useLinkOf(search: () => NamedSource, shareLink: ShareLink) {
  const { t } = useTranslation()
  const linkFault = ref<string>()

  async function link(): Promise<string | undefined> {
    const { source, name } = search()
    const message = await noLinkMessage(source)
    linkFault.value = message && say(message)
    if (message) return undefined
    try {
      return await shareLink(source, name)
    } catch {
      linkFault.value = t('ownSearch.list.noLink')
      return undefined
    }
  }

  return { link, linkFault }
}
