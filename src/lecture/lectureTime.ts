import { useNow } from '@vueuse/core'
import { computed, shallowRef, watch } from 'vue'

const key = 'tansaku-lecture-time'

/** When the lecture began, and when its present part, in milliseconds since 1970. */
interface Begun {
  readonly all: number
  readonly part: string
  readonly partAt: number
}

/**
 * How long a lecture has been going on, and its present part, in seconds. It goes on while the page
 * is loaded anew.
 *
 * @param part what the present part is called
 */
export function useLectureTime(part: () => string) {
  const now = useNow({ interval: 1000 })
  const begun = shallowRef<Begun>(readBegun() ?? begin())

  function begin(): Begun {
    const at = Date.now()
    return { all: at, part: part(), partAt: at }
  }

  watch(
    part,
    (name) => {
      if (name !== begun.value.part)
        begun.value = { ...begun.value, part: name, partAt: Date.now() }
    },
    { immediate: true },
  )
  watch(begun, keepBegun, { immediate: true })

  const since = (at: number) => Math.max(0, Math.floor((now.value.getTime() - at) / 1000))
  return {
    now,
    inAll: computed(() => since(begun.value.all)),
    inPart: computed(() => since(begun.value.partAt)),
    restart: () => (begun.value = begin()),
  }
}

function readBegun(): Begun | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (!Array.isArray(kept)) return undefined
    const [all, part, partAt]: readonly unknown[] = kept
    if (typeof all !== 'number' || typeof part !== 'string' || typeof partAt !== 'number')
      return undefined
    return { all, part, partAt }
  } catch {
    return undefined
  }
}

function keepBegun({ all, part, partAt }: Begun): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([all, part, partAt]))
  } catch {
    // Where nothing can be kept, a page that is loaded anew begins at 0.
  }
}
