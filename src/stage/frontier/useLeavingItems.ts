import { computed, shallowRef, watch } from 'vue'
import type { ComputedRef } from 'vue'
import type { Node } from '../../solvers/solver'

interface ListItem {
  readonly node: Node
}

/** An item, and whether it is only seen on its way out. */
export type LeavingItem<Item> = Item & { readonly leaves: boolean }

/**
 * Lets items be seen on their way out of a list, at the place where they were. They go when `gone` is
 * called, or when the list changes again: the step has come to its end by then.
 *
 * @param leavesSlowly whether what leaves now is seen on its way
 */
export function useLeavingItems<Item extends ListItem>(
  items: ComputedRef<readonly Item[]>,
  leavesSlowly: () => boolean,
) {
  const leaving = shallowRef<readonly Item[]>([])
  watch(items, (now, before) => {
    const there = new Set(now.map(({ node }) => node))
    leaving.value = leavesSlowly() ? before.filter(({ node }) => !there.has(node)) : []
  })

  const shown = computed(() => [
    ...items.value.map((item): LeavingItem<Item> => ({ ...item, leaves: false })),
    ...leaving.value.map((item): LeavingItem<Item> => ({ ...item, leaves: true })),
  ])

  function gone(node: Node): void {
    leaving.value = leaving.value.filter((item) => item.node !== node)
  }

  return { shown, gone }
}
