import { useEventListener } from '@vueuse/core'
import { nextTick, ref, watch } from 'vue'
import type { Ref } from 'vue'
import type { Route } from '../../lessons/route'
import { useSettings } from '../../settings/useSettings'
import { topIn, useOwnScrolling } from './useOwnScrolling'
import { usePlaceInAddress } from './usePlaceInAddress'

// A place is brought above the line at which it counts as read, and no nearer to it than a short
// place is high.
const placesTop = 0.06
const readingLine = 0.2

/** A link within the text that was followed, and where it and its reader were. */
interface Followed {
  readonly link: HTMLElement
  readonly top: number
  readonly place: string | undefined
}

/**
 * Keeps the text of a lesson, the place where its reader is and the address the same: scrolling
 * comes to places, going to a place scrolls there.
 */
export function useReading(text: Readonly<Ref<HTMLElement | null>>, { current, goTo }: Route) {
  const here = () => current.value?.id
  const { bring } = useOwnScrolling(text, uppermost, follow)
  const { named, write, writeSoon } = usePlaceInAddress(here, (before) => void onAddress(before))
  /** What the address named though it is not in the text. */
  const notFound = ref<string>()
  let clicked: Followed | undefined
  /** The place in which something was pressed: its reader is there as long as its beginning is seen. */
  let pressed: string | undefined
  let followed: (Followed & { readonly from: string | undefined }) | undefined

  function partsOf(selector: string): readonly HTMLElement[] {
    return Array.from(text.value?.querySelectorAll<HTMLElement>(selector) ?? [])
  }
  const placesOf = () => partsOf('[data-place]')
  const placeNamed = (id: string | undefined) => placesOf().find((place) => place.id === id)
  const referenceNamed = (id: string | undefined) =>
    partsOf('.references, .references [id]').find((part) => part.id === id)

  /** Comes to the place at the line at which it counts as read. */
  function follow(): void {
    const { value: box } = text
    if (!box) return
    const line = box.clientHeight * readingLine
    const held = placeNamed(pressed)
    const top = held ? topIn(box, held) : 0
    if (held && top > line && top < box.clientHeight) return goTo(held.id)
    const passed = placesOf().filter((place) => topIn(box, place) <= line)
    const [first] = placesOf()
    const read = passed.at(-1) ?? first
    if (read !== held) pressed = undefined
    goTo(read?.id)
    // It may be the place from which a reference was looked up.
    if (referenceNamed(named())) writeSoon()
  }

  /** The uppermost part whose beginning is seen. */
  function uppermost(): HTMLElement | undefined {
    const { value: box } = text
    return box
      ? partsOf('h1, h2, p, li, pre, table').find((part) => topIn(box, part) >= 0)
      : undefined
  }

  const hasFocus = () => text.value?.contains(document.activeElement) === true

  /** Scrolls to a part of the text, and lets Tab go on from there if the focus is to go along. */
  function show(part: HTMLElement | undefined, eased: boolean, withFocus = hasFocus()): void {
    const { value: box } = text
    if (!box || !part) return
    if (withFocus && !part.contains(document.activeElement)) part.focus({ preventScroll: true })
    bring(part, box.clientHeight * placesTop, eased)
  }

  async function goAndShow(id: string, eased = true): Promise<void> {
    // What has the focus may go away; where nothing has it, Tab is to go on from the place.
    const withFocus = hasFocus() || document.activeElement === document.body
    pressed = undefined
    goTo(id)
    // A prediction that is left takes less room.
    await nextTick()
    show(placeNamed(id), eased, withFocus)
  }

  async function keep(part: HTMLElement | undefined): Promise<void> {
    const { value: box } = text
    if (!box || !part) return
    const top = topIn(box, part)
    await nextTick()
    bring(part, top, false)
  }
  /** Keeps the place where it stands while the text above it changes. */
  const hold = () => keep(placeNamed(here()))

  /** Goes where the address says, once the text is there; an address that says nothing is mended. */
  async function open(eased: boolean): Promise<void> {
    await nextTick()
    const beat = named()
    if (beat === undefined || !text.value) return
    const reference = referenceNamed(beat)
    const isThere = reference !== undefined || placeNamed(beat) !== undefined
    notFound.value = isThere ? undefined : beat
    if (reference) show(reference, eased)
    else if (isThere) await goAndShow(beat, eased)
    else write()
  }

  async function onAddress(before: string | undefined): Promise<void> {
    if (referenceNamed(named())) followed = clicked && { ...clicked, from: before }
    else if (followed && followed.from === named()) return goBack(followed)
    await open(true)
  }

  /** Goes back to a link that was followed, and to where it stood. */
  async function goBack({ link, top, place }: Followed): Promise<void> {
    pressed = followed = undefined
    goTo(place)
    await nextTick()
    link.focus({ preventScroll: true })
    bring(link, top, true)
    write()
  }

  function onClick({ target }: MouseEvent): void {
    const element = target instanceof Element ? target : undefined
    const place = element?.closest('[data-place]')
    if (place) goTo(place.id)
    pressed = place?.id
    const link = element?.closest('a')
    clicked = link && text.value ? { link, top: topIn(text.value, link), place: here() } : undefined
  }
  const settings = useSettings()
  const letters = () => [settings.chosen.theme, settings.chosen.textSize].join()
  // Other letters move no reader; at once, as soon after the page has them.
  watch(letters, () => void keep(uppermost()), { flush: 'sync' })
  // Before a link is followed: its address is to be the newer one.
  useEventListener(text, 'click', onClick, { capture: true })

  return { open, goAndShow, hold, notFound }
}
