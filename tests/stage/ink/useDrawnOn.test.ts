import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick, shallowRef } from 'vue'
import type { InkPointer, InkStroke } from '../../../src/drawing/ink'
import { noInk } from '../../../src/stage/ink/ink'
import { inkKey } from '../../../src/stage/ink/shownInk'
import type { ShownInk } from '../../../src/stage/ink/shownInk'
import { useDrawnOn } from '../../../src/stage/ink/useDrawnOn'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function aPage(provided?: ShownInk) {
  return mount(
    defineComponent(() => {
      const isDrawnOn = useDrawnOn('board')
      return () => h('p', String(isDrawnOn.value))
    }),
    { global: { provide: provided ? { [inkKey]: provided } : {} } },
  )
}

it('tells at once that a picture is pointed at, and for a while after', async () => {
  const pointer = shallowRef<InkPointer>()
  const page = aPage({ ink: shallowRef(noInk), pointer })
  pointer.value = { picture: 'tree', at: [1, 2] }
  await nextTick()
  expect(page.text()).toBe('false')
  pointer.value = { picture: 'board', at: [1, 2] }
  await nextTick()
  expect(page.text()).toBe('true')
  pointer.value = undefined
  await nextTick()
  vi.advanceTimersByTime(5_000)
  await nextTick()
  expect(page.text()).toBe('true')
  vi.advanceTimersByTime(5_000)
  await nextTick()
  expect(page.text()).toBe('false')
})

it('tells so as long as there is ink on it', async () => {
  const stroke: InkStroke = { picture: 'board', colour: 1, points: [1, 2] }
  const ink = shallowRef([stroke])
  const page = aPage({ ink, pointer: shallowRef() })
  expect(page.text()).toBe('true')
  vi.advanceTimersByTime(60_000)
  await nextTick()
  expect(page.text()).toBe('true')
})

it('tells nothing in a page without ink', () => {
  expect(aPage().text()).toBe('false')
})
