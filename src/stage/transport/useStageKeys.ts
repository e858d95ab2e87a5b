import { useEventListener } from '@vueuse/core'
import { useCharacterKeys } from '../../settings/useCharacterKeys'
import { isTyping } from '../isTyping'
import { isDialogOpen } from '../openDialog'
import { pressKey } from './stageKeys'
import type { Keyed } from './stageKeys'

/**
 * Lets the keys of the whole page move a stage, whatever was clicked last. Somebody who goes through the
 * controls with Tab has their keys left to the control; so have those who type. While a dialog is
 * open the stage has no keys.
 *
 * @param press what a key does; tells whether it does anything
 */
export function useStageKeys(stage: Keyed, press = pressKey): void {
  const { isOff } = useCharacterKeys()
  let tabbing = false
  useEventListener(window, 'pointerdown', () => (tabbing = false), { capture: true })
  useEventListener(
    window,
    'keydown',
    (event) => {
      if (event.key === 'Tab') tabbing = true
      if (event.ctrlKey || event.metaKey || event.altKey || isDialogOpen(event.key)) return
      if (isOff(event.key)) return
      if (event.target instanceof Element && needsKey(event.target, event, tabbing)) return
      if (!press(stage, event.key, event.shiftKey)) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
}

const slider = '[role="slider"]'
// A board that is played on is moved by them, whatever was clicked last.
const played = '[data-own-keys]'
// A tree that is walked goes from node to node; with Shift the keys still jump between levels.
const nodeByNode = '[data-walked]'
const pressed = 'button, a, [role="tab"]'
// They go from one to the next of their kind with the arrow keys.
const walked = '[role="tab"], [role="separator"], [role="listbox"], [role="group"], ol, ul, svg'
const sliderKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'End']
const walkKeys = ['ArrowLeft', 'ArrowRight', 'Home', 'Escape']
const playedKeys = ['ArrowLeft', 'ArrowRight', ' ', 'Escape']

function needsKey(
  target: Element,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  tabbing: boolean,
): boolean {
  if (isTyping(target)) return true
  if (playedKeys.includes(key) && target.closest(played)) return true
  if (!shiftKey && walkKeys.includes(key) && target.closest(nodeByNode)) return true
  const ownSlider = target.closest(slider)
  // The step slider moves as the page's keys do; another slider keeps the keys that set it.
  if (ownSlider) return !ownSlider.hasAttribute('data-step-slider') && sliderKeys.includes(key)
  if (!tabbing || key === '+' || key === '-') return false
  if (key === ' ') return target.closest(pressed) !== null
  return sliderKeys.includes(key) && target.closest(walked) !== null
}
