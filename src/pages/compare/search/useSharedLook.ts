import { computed, reactive, ref, shallowRef } from 'vue'
import type { Ref } from 'vue'
import type { CameraMode } from '../../../stage/tree/camera/useTreeCamera'
import type { ComparedSearch } from '../useSearches'

/** What all cameras are asked to do; each asking is an object of its own. */
export type CameraRequest = { readonly mode: CameraMode } | { readonly zoom: 'in' | 'out' }

/** How all trees are looked at; each can be moved on its own besides. */
export function useSharedLook(searches: Readonly<Ref<readonly ComparedSearch[]>>) {
  /** What each camera shows, by the slot of its search. */
  const modes = reactive(new Map<number, CameraMode>())
  const asked = shallowRef<CameraRequest>()
  const pruned = ref(true)
  const pathOnly = ref(false)
  /** What all cameras show, or `free` where they do not agree. */
  const mode = computed<CameraMode>({
    get: () => {
      const all = new Set(searches.value.map(({ id }) => modes.get(id) ?? 'fit'))
      const [first = 'fit'] = all
      return all.size > 1 ? 'free' : first
    },
    set: (wanted) => (asked.value = { mode: wanted }),
  })

  function zoom(to: 'in' | 'out'): void {
    asked.value = { zoom: to }
  }

  return { modes, asked, pruned, pathOnly, mode, zoom }
}
