import { useEventListener } from '@vueuse/core'
import { onScopeDispose, readonly, ref } from 'vue'
import { useCharacterKeys } from '../../settings/useCharacterKeys'
import { isTyping } from '../../stage/isTyping'
import { isDialogOpen } from '../../stage/openDialog'
import { useWithoutHeader } from '../useWithoutHeader'

const key = 't'

/**
 * Shows the tree and the sentence alone, on the full screen where the browser lets a page have it. T
 * comes and goes, Escape leaves.
 *
 * To be called before the keys of the stage: while the tree is alone, Escape is for leaving.
 *
 * @param canBe whether there is a tree to be alone
 */
export function useTreeAlone(canBe: () => boolean) {
  const isAlone = ref(false)
  const { isOff } = useCharacterKeys()
  useWithoutHeader('alone', () => isAlone.value)

  function enter(): void {
    if (!canBe()) return
    isAlone.value = true
    // A page in another one may not have the screen, and some browsers have no such thing.
    void fullScreen()
      .then(() => isAlone.value || leave())
      .catch(() => {})
  }

  function leave(): void {
    isAlone.value = false
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
  }

  // The browser has an Escape of its own there.
  useEventListener(document, 'fullscreenchange', () => {
    if (!document.fullscreenElement) leave()
  })
  useEventListener(
    window,
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const comesAndGoes = event.key.toLowerCase() === key && !isOff(event.key)
      if (!comesAndGoes && !(event.key === 'Escape' && isAlone.value)) return
      if (isTyping(event.target) || isDialogOpen()) return
      if (isAlone.value) leave()
      else enter()
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )

  // The page that comes next is an ordinary one.
  onScopeDispose(leave)

  return { isAlone: readonly(isAlone), enter, leave }
}

async function fullScreen(): Promise<void> {
  await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
}
