import { ref, shallowRef } from 'vue'

/**
 * Something that is loaded at once, and whether it did not come.
 *
 * @param load loads it; after a failure each call tries again
 */
export function useLoaded<Loaded>(load: () => Promise<Loaded>) {
  const loaded = shallowRef<Loaded>()
  const isMissing = ref(false)
  const isTrying = ref(false)

  async function again(): Promise<void> {
    isTrying.value = true
    try {
      loaded.value = await load()
      isMissing.value = false
    } catch {
      isMissing.value = true
    } finally {
      isTrying.value = false
    }
  }
  void again()

  return { loaded, isMissing, isTrying, again }
}
