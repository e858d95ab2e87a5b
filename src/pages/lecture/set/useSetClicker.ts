import { useEventListener } from '@vueuse/core'
import { computed, onScopeDispose, watchEffect } from 'vue'
import { useSettings } from '../../../settings/useSettings'
import { isTyping } from '../../../stage/isTyping'
import { isDialogOpen } from '../../../stage/openDialog'
import { isClickerByEntry } from './clickerByEntry'

/**
 * A presenter's clicker goes from entry to entry while a set is presented, where that was chosen.
 * This has to be called before a page opens: the first one that listens has the key.
 */
export function useSetClicker(
  isPresented: () => boolean,
  goOn: () => void,
  goBack: () => void,
): void {
  const settings = useSettings()
  const isByEntry = computed(() => isPresented() && settings.chosen.clicker === 'entries')
  watchEffect(() => (isClickerByEntry.value = isByEntry.value))
  onScopeDispose(() => (isClickerByEntry.value = false))
  useEventListener(
    window,
    'keydown',
    (event) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event
      if (key !== 'PageDown' && key !== 'PageUp') return
      if (!isByEntry.value) return
      if (shiftKey || ctrlKey || metaKey || altKey || isTyping(target) || isDialogOpen()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (key === 'PageDown') goOn()
      else goBack()
    },
    { capture: true },
  )
}
