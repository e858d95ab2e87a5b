import { useDebounceFn, useEventListener } from '@vueuse/core'
import { nextTick, watch } from 'vue'
import type { Ref } from 'vue'
import { onBeforeRouteLeave, useRoute, useRouter } from 'vue-router'
import type { Route } from '../../lessons/route'
import { topIn, useOwnScrolling } from './useOwnScrolling'

// A place is brought above the line at which it counts as read, and no nearer to it than a short
// place is high.
const placesTop = 0.06
const readingLine = 0.2
const settleTime = 200

/**
 * Keeps the text of a lesson, the place where its reader is and the address the same: scrolling
 * comes to places, going to a place scrolls there.
 */
export function useReading(text: Readonly<Ref<HTMLElement | null>>, { current, goTo }: Route) {
  const address = useRoute()
  const router = useRouter()
  const { bring } = useOwnScrolling(text, follow)
  /** The place in the address, as far as this page has put it there itself. */
  let written: string | undefined

  let leaving = false
  onBeforeRouteLeave(() => void (leaving = true))

  const placesOf = () => Array.from(text.value?.querySelectorAll<HTMLElement>('[data-place]') ?? [])

  /** Comes to the place at the line at which it counts as read. */
  function follow(): void {
    const { value: box } = text
    if (!box) return
    const line = box.clientHeight * readingLine
    const passed = placesOf().filter((place) => topIn(box, place) <= line)
    const [first] = placesOf()
    goTo((passed.at(-1) ?? first)?.id)
  }

  /** Scrolls to a part of the text. */
  function show(id: string, eased: boolean): void {
    const { value: box } = text
    const parts = Array.from(box?.querySelectorAll<HTMLElement>('[id]') ?? [])
    const part = parts.find((each) => each.id === id)
    if (box && part) bring(part, box.clientHeight * placesTop, eased)
  }

  async function goAndShow(id: string, eased = true): Promise<void> {
    goTo(id)
    // A prediction that is left takes less room.
    await nextTick()
    show(id, eased)
  }

  /** Keeps the place where it stands while the text above it changes. */
  async function hold(): Promise<void> {
    const { value: box } = text
    const here = placesOf().find(({ id }) => id === current.value?.id)
    if (!box || !here) return
    const top = topIn(box, here)
    await nextTick()
    bring(here, top, false)
  }

  /** Goes where the address says, once the text is there. */
  async function open(eased: boolean): Promise<void> {
    await nextTick()
    const { beat } = address.params
    if (typeof beat !== 'string' || beat === '') return
    if (placesOf().some(({ id }) => id === beat)) await goAndShow(beat, eased)
    else show(beat, eased)
  }

  const write = useDebounceFn((beat: string | undefined) => {
    // A new address would stop the reader from leaving.
    if (leaving || !beat || beat === address.params.beat) return
    written = beat
    void router.replace({ params: { ...address.params, beat } })
  }, settleTime)
  watch(
    () => current.value?.id,
    (id, before) => {
      if (before !== undefined) void write(id)
    },
  )
  watch(
    () => address.params.beat,
    (beat) => {
      if (beat !== written) void open(true)
      written = undefined
    },
  )
  useEventListener(text, 'click', ({ target }) => {
    const place = target instanceof Element ? target.closest('[data-place]') : undefined
    if (place) goTo(place.id)
  })

  return { open, goAndShow, hold }
}
