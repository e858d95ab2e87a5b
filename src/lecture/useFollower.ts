import { useEventListener } from '@vueuse/core'
import { ref, shallowRef } from 'vue'
import type { InkPointer } from '../drawing/ink'
import { useCharacterKeys } from '../settings/useCharacterKeys'
import { randomHex } from '../shared/randomHex'
import { noInk } from '../stage/ink/ink'
import { useLectureChannel } from './lectureChannel'
import { clickerKeys, isLater } from './said'
import type { Driver, LectureMoment } from './said'

/**
 * Follows a lecture: the moment of the newest driver, and no older one than was there already.
 *
 * @param first what is shown until a driver tells
 */
export function useFollower(first: LectureMoment) {
  const viewer = randomHex(16)
  const moment = shallowRef(first)
  /** Whether a presenter's window is open. */
  const isDriven = ref(false)
  const ink = shallowRef(noInk)
  const pointer = shallowRef<InkPointer>()
  let driver: Driver | undefined
  let newest = 0

  const { say } = useLectureChannel((said) => {
    if (said.kind === 'end' && said.driver.id === driver?.id) {
      // The next one counts, though its clock may have been set back.
      driver = undefined
      isDriven.value = false
    }
    if (said.kind === 'drawn' && said.driver.id === driver?.id) {
      ink.value = said.ink
      pointer.value = said.pointer
    }
    if (said.kind !== 'moment' || !isNewer(said.driver, said.number)) return
    if (driver?.id !== said.driver.id) {
      // What another presenter has drawn is not on what this one shows.
      ink.value = noInk
      pointer.value = undefined
      say({ kind: 'here', viewer })
    }
    driver = said.driver
    newest = said.number
    isDriven.value = true
    moment.value = said.moment
  })

  function isNewer(from: Driver, number: number): boolean {
    if (!driver || isLater(from, driver)) return true
    return from.id === driver.id && number > newest
  }

  say({ kind: 'where', viewer })
  const { isOff } = useCharacterKeys()
  useEventListener(window, 'pagehide', () => say({ kind: 'gone', viewer }))
  // The clicker's keys go to the window that was clicked last, which may be this one. The page that
  // is shown here is not moved by them: it follows.
  useEventListener(
    window,
    'keydown',
    (event) => {
      const key = clickerKeys.find((each) => each === event.key)
      if (!key || isOff(key) || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      say({ kind: 'key', key })
    },
    { capture: true },
  )

  return { moment, isDriven, ink, pointer }
}
