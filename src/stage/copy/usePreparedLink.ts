import { ref, watch } from 'vue'
import type { Result } from '../../problems/result'

/**
 * The link to something, or why there can be none and what to do instead, once it is asked for. It is
 * made before: a browser may refuse the clipboard to who comes later than the hand.
 *
 * @param make makes the link, anew for each thing that is shown; it does not throw
 */
export function usePreparedLink<Linked>(
  shown: () => Linked,
  make: (shown: Linked) => Promise<Result<string, string>>,
) {
  const linkFault = ref<string>()
  let prepared = make(shown())
  watch(shown, (changed) => {
    prepared = make(changed)
    linkFault.value = undefined
  })

  async function link(): Promise<string | undefined> {
    const made = await prepared
    linkFault.value = made.ok ? undefined : made.fault
    return made.ok ? made.value : undefined
  }

  return { link, linkFault }
}
