import { useEventListener } from '@vueuse/core'
import type { Stage } from '../../player/stageStore'
import { pressKey } from './stageKeys'

/** Lets the keys of the whole page move a stage, except where a control needs them itself. */
export function useStageKeys(stage: Stage): void {
  useEventListener(window, 'keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && needsKey(event.target, event.key)) return
    if (pressKey(stage, event.key, event.shiftKey)) event.preventDefault()
  })
}

const typing = 'input, select, textarea, [contenteditable]'
const arrowDriven = '[role="slider"], [role="tab"], [role="separator"]'

function needsKey(target: Element, key: string): boolean {
  if (target.closest(`${typing}, [role="dialog"]`)) return true
  if (key === '+' || key === '-') return false
  // A button reached by keyboard is pressed with Space; after a click, Space plays as everywhere.
  if (key === ' ') return target.matches('button:focus-visible, a:focus-visible, [role="tab"]')
  return target.closest(arrowDriven) !== null
}
