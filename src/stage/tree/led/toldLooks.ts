import { computed, shallowReactive } from 'vue'
import type { TreeLook } from '../../../drawing/treeLook'
import type { TellLook } from './treeLooks'

/** How the trees of a page are looked at, as they tell it. */
export function useToldLooks() {
  const told = shallowReactive(new Map<symbol, TreeLook>())
  const tell: TellLook = (teller, look) => {
    if (look) told.set(teller, look)
    else told.delete(teller)
  }
  return { looks: computed((): readonly TreeLook[] => [...told.values()]), tell }
}

/** Without the nodes that are selected: while something is asked they might tell the answer. */
export function withoutSelection(looks: readonly TreeLook[]): readonly TreeLook[] {
  return looks.map((look) => ({ ...look, selected: undefined }))
}
