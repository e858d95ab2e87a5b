import { useEventListener, useThrottleFn } from '@vueuse/core'
import { computed, ref, shallowRef, watch } from 'vue'
import { randomHex } from '../shared/randomHex'
import type { ShownInk } from '../stage/ink/shownInk'
import { useLectureChannel } from './lectureChannel'
import { isLater } from './said'
import type { ClickerKey, Driver, LectureMoment } from './said'

/** The least time between two moments that are told, in milliseconds: a projector goes on smoothly. */
const timeBetween = 1000 / 30

/**
 * Tells the windows that follow where the lecture is. The presenter's window that was opened last
 * drives; the others are told so, and can take the lead again.
 *
 * @param moment what is to be seen, or nothing as long as there is nothing
 * @param drawn what is drawn over it
 * @param onKey takes a clicker's key that was pressed in a window that follows
 */
export function useDriver(
  moment: () => LectureMoment | undefined,
  drawn: ShownInk,
  onKey: (key: ClickerKey) => void,
) {
  const self = shallowRef<Driver>({ id: randomHex(16), since: Date.now() })
  const viewers = shallowRef<ReadonlySet<string>>(new Set())
  const isDriving = ref(true)
  const { ink, pointer } = drawn
  let number = 0
  /** When the latest of the others began. */
  let latest = 0

  const { say } = useLectureChannel((said) => {
    if (said.kind === 'where' || said.kind === 'here') {
      viewers.value = new Set([...viewers.value, said.viewer])
      if (said.kind === 'where') tell()
      draw()
    } else if (said.kind === 'gone') {
      viewers.value = new Set([...viewers.value].filter((each) => each !== said.viewer))
    } else if (said.kind === 'key') {
      if (isDriving.value) onKey(said.key)
    } else if (said.kind === 'moment') {
      latest = Math.max(latest, said.driver.since)
      if (isLater(said.driver, self.value)) isDriving.value = false
      // One that began at the same time may not have heard of this one.
      else tell()
    }
  })

  function tell(): void {
    const now = moment()
    if (!isDriving.value || !now) return
    // A window that is loaded anew goes on above its last number.
    number = Math.max(number + 1, Date.now())
    say({ kind: 'moment', driver: self.value, number, moment: now })
  }

  function draw(): void {
    if (!isDriving.value) return
    say({ kind: 'drawn', driver: self.value, ink: ink.value, pointer: pointer.value })
  }

  const drawSoon = useThrottleFn(draw, timeBetween, true)
  watch([ink, pointer], () => void drawSoon())
  const tellSoon = useThrottleFn(tell, timeBetween, true)
  watch(moment, () => void tellSoon(), { immediate: true })
  useEventListener(window, 'pagehide', () => {
    if (isDriving.value) say({ kind: 'end', driver: self.value })
  })

  /** Drives from now on, also where the clock was set back after another began. */
  function lead(): void {
    self.value = { ...self.value, since: Math.max(Date.now(), latest + 1) }
    isDriving.value = true
    tell()
    draw()
  }

  return { viewers: computed(() => viewers.value.size), isDriving, lead }
}
