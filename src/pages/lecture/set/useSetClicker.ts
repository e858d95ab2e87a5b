import { useEventListener } from '@vueuse/core'
import { onScopeDispose, watchEffect } from 'vue'
import { isTyping } from '../../../stage/isTyping'
import { isDialogOpen } from '../../../stage/openDialog'
import { isClickerByEntry } from './clickerByEntry'

/**
 * A presenter's clicker goes from entry to entry of a set while one is presented that way.
 * This has to be called before a page opens: the first one that listens has the key.
 */
export function useSetClicker(
  goesByEntries: () => boolean,
  goOn: () => void,
  goBack: () => void,
): void {
  watchEffect(() => (isClickerByEntry.value = goesByEntries()))
  onScopeDispose(() => (isClickerByEntry.value = false))
  useEventListener(
    window,
    'keydown',
    (event) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event
      if (key !== 'PageDown' && key !== 'PageUp') return
      if (!goesByEntries()) return
      if (shiftKey || ctrlKey || metaKey || altKey || isTyping(target) || isDialogOpen()) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (key === 'PageDown') goOn()
      else goBack()
    },
    { capture: true },
  )
}
