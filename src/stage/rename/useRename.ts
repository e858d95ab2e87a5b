import { nextTick, ref } from 'vue'
import type { Ref } from 'vue'

/**
 * Shows a `RenameForm` in the place of what is renamed, and gives the focus back to the button that
 * asked for it: the form that had it goes.
 *
 * @param around where the button comes back, marked as `data-action="rename"`
 */
export function useRename(around: Readonly<Ref<HTMLElement | null>>) {
  const isRenamed = ref(false)

  // A dialog takes the focus itself where its holder goes: so it is not waited for that it is lost.
  async function endRename(): Promise<void> {
    isRenamed.value = false
    await nextTick()
    around.value?.querySelector<HTMLElement>('[data-action="rename"]')?.focus()
  }

  return { isRenamed, endRename }
}
