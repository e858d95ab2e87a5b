import { ref, watch } from 'vue'
import { useRouter } from 'vue-router'
import { packSet } from '../../sets/link/setLink'
import type { PreparedSet } from '../../sets/preparedSet'
import { say } from '../../words/message'
import { absoluteLink } from '../lab/share/momentLink'

/**
 * The link that has a whole set in it, or why there is none, once it is asked for. It is made before:
 * a browser may refuse the clipboard to who comes later than the hand.
 */
export function useSetLink(set: () => PreparedSet) {
  const router = useRouter()
  const linkFault = ref<string>()
  let packed = packSet(set())
  watch(set, (changed) => {
    packed = packSet(changed)
    linkFault.value = undefined
  })

  async function link(): Promise<string | undefined> {
    const made = await packed
    linkFault.value = made.ok ? undefined : say(made.fault)
    if (!made.ok) return undefined
    const { href } = router.resolve({ name: 'sets', query: { set: made.value } })
    return absoluteLink(window.location.href, href)
  }

  return { link, linkFault }
}
