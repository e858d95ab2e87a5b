import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import FlyingNode from '../../../src/stage/flight/FlyingNode.vue'
import type { ScreenSquare } from '../../../src/stage/tree/camera/screen'

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] }))
afterEach(() => vi.useRealTimers())

const scene = { columns: 3, rows: 3, parts: [] }
const from = new DOMRect(100, 50, 40, 40)

/** A board on its way, where it is on the page, and whether it has landed. */
function flying(placeOf: () => ScreenSquare | undefined) {
  const flight = mount(FlyingNode, { props: { scene, from, placeOf, time: 180 } })
  return {
    after: async (ms: number) => {
      vi.advanceTimersByTime(ms)
      await nextTick()
      return document.querySelector<HTMLElement>('.flying')?.style.transform
    },
    landed: () => flight.emitted('landed') !== undefined,
    end: () => flight.unmount(),
  }
}

test('a board goes from where it was to the middle of its node, and takes its size', async () => {
  const flight = flying(() => ({ x: 20, y: 270, size: 80 }))
  expect(await flight.after(96)).toMatch(/^translate\(-\d.*px, 1\d\d.*px\) scale\(1\.\d+\)$/)
  expect(flight.landed()).toBe(false)
  await flight.after(96)
  expect(flight.landed()).toBe(true)
  flight.end()
  expect(document.querySelector('.flying')).toBeNull()
})

test('a board follows a node that moves meanwhile', async () => {
  let x = 120
  const flight = flying(() => ({ x, y: 70, size: 40 }))
  expect(await flight.after(96)).toBe('translate(0px, 0px) scale(1)')
  x = 1120
  expect(await flight.after(32)).toMatch(/^translate\([5-9]\d\d/)
  flight.end()
})

test('a board lands at once where its node has gone out of view', async () => {
  const flight = flying(() => undefined)
  await flight.after(17)
  expect(flight.landed()).toBe(true)
  flight.end()
})
