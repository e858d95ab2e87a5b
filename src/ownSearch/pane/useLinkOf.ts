import { useTranslation } from '../../words/useTranslation'
import { ref, watch } from 'vue'
import { say } from '../../words/message'
import { noLinkMessage } from '../link/linkMessages'
import type { NamedSource } from '../source'

/** Makes the address of a search: what it needs besides the code, the page knows. */
export type ShareLink = (source: string, name: string) => Promise<string>

/**
 * The link to a search, or why there can be none and what to do instead, once it is asked for. It is
 * made before: a browser may refuse the clipboard to who comes later than the hand.
 */
export function useLinkOf(search: () => NamedSource, shareLink: ShareLink) {
  const { t } = useTranslation()
  const linkFault = ref<string>()
  let prepared = prepare(search())
  watch(search, (changed) => {
    prepared = prepare(changed)
    linkFault.value = undefined
  })

  async function prepare({ source, name }: NamedSource) {
    try {
      const message = await noLinkMessage(source)
      return message ? { fault: say(message) } : { link: await shareLink(source, name) }
    } catch {
      return { fault: t('ownSearch.list.noLink') }
    }
  }

  async function link(): Promise<string | undefined> {
    const made = await prepared
    linkFault.value = made.fault
    return made.link
  }

  return { link, linkFault }
}
