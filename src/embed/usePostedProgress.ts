import { useEventListener, useThrottleFn } from '@vueuse/core'
import { onScopeDispose, watch } from 'vue'
import { messageType } from './progressMessage'
import type { LabProgress, LessonStanding, ProgressMessage } from './progressMessage'

const timeBetween = 250

/**
 * Tells the page in whose frame the app stands what is shown: four times a second at most, and
 * always the last of it. Where the app stands alone, nobody is told anything.
 */
export function usePostedProgress(
  shown: () => LabProgress | LessonStanding | undefined,
  parent: Pick<Window, 'postMessage'> = window.parent,
): void {
  if (parent === window) return
  let newest: LabProgress | LessonStanding | undefined
  let posted = ''

  function post(): void {
    if (!newest) return
    const message: ProgressMessage = { type: messageType, version: 1, ...newest }
    const text = JSON.stringify(message)
    if (text === posted) return
    posted = text
    // Nothing in it is about a person: the page around the frame may know it.
    parent.postMessage(message, '*')
  }

  const postSoon = useThrottleFn(post, timeBetween, true)
  watch(
    shown,
    (now) => {
      newest = now
      void postSoon()
    },
    { immediate: true },
  )
  // What still waits is not lost with the page.
  useEventListener(window, 'pagehide', post)
  onScopeDispose(post)
}
