import { useNow } from '@vueuse/core'
import { computed, shallowRef, watch } from 'vue'
import { deviceStorage } from '../settings/deviceStorage'
import { keepForAWhile, keptForAWhile } from '../settings/keptForAWhile'
import { longestBreak } from './longestBreak'
import { whileOpen } from './whileOpen'

const key = 'tansaku-lecture-time'
/** A page that is opened again is by then at the part where it was, in ms. */
const longestWayBack = 60_000

/** When the lecture began, and when its present part, in milliseconds since 1970. */
interface Begun {
  readonly all: number
  readonly part: string
  readonly partAt: number
}

/**
 * How long a lecture has been going on, and its present part, in seconds. It goes on while the page
 * is loaded anew, or closed and opened again.
 *
 * @param part what the present part is called
 * @param isKept whether it is this window that says how long it has been
 */
export function useLectureTime(part: () => string, isKept: () => boolean) {
  const now = useNow({ interval: 1000 })
  const opened = Date.now()
  let before = readBegun()
  const begun = shallowRef<Begun>(before ?? begin())

  function begin(): Begun {
    const at = Date.now()
    return { all: at, part: part(), partAt: at }
  }

  /** A page that is opened again comes to its part by way of others. */
  function beganAt(name: string): number {
    const at = Date.now()
    if (before?.part !== name || at - opened > longestWayBack) return at
    const { partAt } = before
    before = undefined
    return partAt
  }

  watch(part, (name) => (begun.value = { ...begun.value, part: name, partAt: beganAt(name) }), {
    immediate: true,
  })
  function keep(): void {
    const { all, part: name, partAt } = begun.value
    if (isKept()) keepForAWhile(key, [all, name, partAt])
  }
  watch(begun, keep, { immediate: true })
  whileOpen(keep)

  const since = (at: number) => Math.max(0, Math.floor((now.value.getTime() - at) / 1000))
  return {
    now,
    inAll: computed(() => since(begun.value.all)),
    inPart: computed(() => since(begun.value.partAt)),
    restart: () => {
      // A part that it comes back to has not been going on for longer than all of it.
      before = undefined
      begun.value = begin()
    },
  }
}

/** The lecture is over: another one begins at 0. */
export function forgetTime(): void {
  deviceStorage().removeItem(key)
}

function readBegun(): Begun | undefined {
  const kept = keptForAWhile(key, longestBreak)
  if (!Array.isArray(kept)) return undefined
  const [all, part, partAt]: readonly unknown[] = kept
  if (typeof all !== 'number' || typeof part !== 'string' || typeof partAt !== 'number')
    return undefined
  return { all, part, partAt }
}
