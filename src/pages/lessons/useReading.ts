import { useDebounceFn, useEventListener } from '@vueuse/core'
import { nextTick, watch } from 'vue'
import type { Ref } from 'vue'
import { onBeforeRouteLeave, useRoute, useRouter } from 'vue-router'
import type { Route } from '../../lessons/route'
import { useStill } from '../../settings/useStill'

// A place is brought above the line at which it counts as read, and no nearer to it than a short
// place is high.
const placesTop = 0.06
const readingLine = 0.2
const settleTime = 200
const longestScroll = 900

/**
 * Keeps the text of a lesson, the place where its reader is and the address the same: scrolling
 * comes to places, going to a place scrolls there.
 */
export function useReading(text: Readonly<Ref<HTMLElement | null>>, { current, goTo }: Route) {
  const address = useRoute()
  const router = useRouter()
  const still = useStill()
  /** Until when scrolling is not the reader's own. */
  let scrollsUntil = 0
  /** The part that is being scrolled to, as long as the reader does not scroll. */
  let wanted: Element | undefined
  /** The place in the address, as far as this page has put it there itself. */
  let written: string | undefined

  let leaving = false
  onBeforeRouteLeave(() => void (leaving = true))

  const placesOf = () => Array.from(text.value?.querySelectorAll('[data-place]') ?? [])

  function onScroll(): void {
    const { value: box } = text
    if (!box || performance.now() < scrollsUntil) return
    const { top, height } = box.getBoundingClientRect()
    const line = top + height * readingLine
    const passed = placesOf().filter((place) => place.getBoundingClientRect().top <= line)
    const [first] = placesOf()
    goTo((passed.at(-1) ?? first)?.id)
  }

  /** Scrolls to a part of the text. */
  function show(id: string, eased: boolean): void {
    const { value: box } = text
    const parts = Array.from(box?.querySelectorAll('[id]') ?? [])
    const part = parts.find((each) => each.id === id)
    if (part) showPart(part, eased)
  }

  function showPart(part: Element, eased: boolean): void {
    const { value: box } = text
    if (!box) return
    scrollsUntil = performance.now() + longestScroll
    wanted = part
    const behavior = eased && !still.value ? 'smooth' : 'instant'
    box.scrollBy({ top: distanceTo(part, box), behavior })
  }

  /** How far a part is from where it is to stand. */
  function distanceTo(part: Element, box: Element): number {
    const { top, height } = box.getBoundingClientRect()
    return part.getBoundingClientRect().top - top - height * placesTop
  }

  /** What stands above may have changed its height on the way: then the rest is made up for. */
  function onScrollEnd(): void {
    const [box, part] = [text.value, wanted]
    wanted = undefined
    const by = box && part?.isConnected ? distanceTo(part, box) : 0
    if (Math.abs(by) > 1) box?.scrollBy({ top: by, behavior: 'instant' })
    else scrollsUntil = 0
  }

  async function goAndShow(id: string, eased = true): Promise<void> {
    goTo(id)
    // A prediction that is left takes less room.
    await nextTick()
    show(id, eased)
  }

  /** Keeps the place where it stands while the text above it changes. */
  async function hold(): Promise<void> {
    const here = placesOf().find(({ id }) => id === current.value?.id)
    const before = here?.getBoundingClientRect().top ?? 0
    scrollsUntil = performance.now() + longestScroll
    await nextTick()
    const by = (here?.getBoundingClientRect().top ?? before) - before
    text.value?.scrollBy({ top: by, behavior: 'instant' })
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
  useEventListener(text, 'scroll', onScroll, { passive: true })
  useEventListener(text, 'scrollend', onScrollEnd)
  useEventListener(text, ['wheel', 'pointerdown', 'touchmove'], () => (wanted = undefined), {
    passive: true,
  })
  useEventListener(text, 'click', ({ target }) => {
    const place = target instanceof Element ? target.closest('[data-place]') : undefined
    if (place) goTo(place.id)
  })

  return { open, goAndShow, hold }
}
