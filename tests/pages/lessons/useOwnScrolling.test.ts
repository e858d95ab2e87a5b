import { mount } from '@vue/test-utils'
import { expect, it, onTestFinished, vi } from 'vitest'
import { defineComponent, h, nextTick, shallowRef } from 'vue'
import { useOwnScrolling } from '../../../src/pages/lessons/useOwnScrolling'

/** A box with one part, whose places and width a test sets. */
function aBox() {
  const place = { width: 800, top: 300 }
  const observed: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        observed.push(tell)
      }
      observe() {}
      disconnect() {}
    },
  )
  const box = document.createElement('div')
  const part = box.appendChild(document.createElement('p'))
  document.body.append(box)
  Object.defineProperties(box, {
    clientWidth: { get: () => place.width },
    clientHeight: { value: 600 },
    scrollHeight: { value: 5000 },
  })
  vi.spyOn(part, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, place.top))
  const scrollTo = vi.spyOn(box, 'scrollTo').mockImplementation(() => {})
  const onForeign = vi.fn<() => void>()
  const holder: { bring?: ReturnType<typeof useOwnScrolling>['bring'] } = {}
  const Page = defineComponent(() => {
    holder.bring = useOwnScrolling(shallowRef(box), () => part, onForeign).bring
    return () => h('div')
  })
  const page = mount(Page)
  onTestFinished(() => {
    page.unmount()
    box.remove()
  })
  const resized = () => observed.forEach((tell) => tell())
  resized()
  const come = (event: string) => box.dispatchEvent(new Event(event))
  /** Has the part brought to a place, where it then is. */
  function bring(top: number): void {
    holder.bring?.(part, top, false)
    come('scroll')
    place.top = top
    come('scrollend')
    scrollTo.mockClear()
  }
  return { place, scrollTo, onForeign, bring, come, resized }
}

it('takes a scroll for the reader’s where the box is as wide as before', () => {
  const { bring, come, onForeign } = aBox()
  bring(50)
  come('scroll')
  expect(onForeign).toHaveBeenCalledOnce()
})

it('holds a part that it has brought where the browser scrolls because the box has another width', () => {
  const { place, bring, come, scrollTo, onForeign } = aBox()
  bring(50)
  Object.assign(place, { width: 400, top: 300 })
  come('scroll')
  expect(onForeign).not.toHaveBeenCalled()
  expect(scrollTo).toHaveBeenCalledWith({ top: 250, behavior: 'instant' })
})

it('holds what the reader has scrolled to where the box has another width', async () => {
  const { place, come, resized, scrollTo } = aBox()
  place.top = 20
  come('scroll')
  await nextTick()
  Object.assign(place, { width: 400, top: 120 })
  resized()
  expect(scrollTo).toHaveBeenCalledWith({ top: 100, behavior: 'instant' })
})
