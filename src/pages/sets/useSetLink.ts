import { useRouter } from 'vue-router'
import { refused } from '../../problems/result'
import { packSet } from '../../sets/link/setLink'
import type { PreparedSet } from '../../sets/preparedSet'
import { usePreparedLink } from '../../stage/copy/usePreparedLink'
import { say } from '../../words/message'
import { absoluteLink } from '../lab/share/momentLink'

/** The link that has a whole set in it, or why there is none. */
export function useSetLink(set: () => PreparedSet) {
  const router = useRouter()
  return usePreparedLink(set, async (shown) => {
    const packed = await packSet(shown)
    if (!packed.ok) return refused(say(packed.fault))
    const { href } = router.resolve({ name: 'sets', query: { set: packed.value } })
    return { ok: true, value: absoluteLink(window.location.href, href) }
  })
}
