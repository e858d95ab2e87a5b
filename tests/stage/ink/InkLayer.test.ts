import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { nextTick, shallowRef } from 'vue'
import type { InkPointer } from '../../../src/drawing/ink'
import { noInk } from '../../../src/stage/ink/ink'
import InkLayer from '../../../src/stage/ink/InkLayer.vue'
import type { ShownInk } from '../../../src/stage/ink/shownInk'
import { useInk } from '../../../src/stage/ink/useInk'

const transform = { across: 10, down: 20, left: 100, top: 50 }

async function mounted(ink: ShownInk) {
  const layer = mount(InkLayer, {
    props: { ink, picture: 'tree', transform: () => transform },
    attachTo: document.body,
  })
  // What is listened to comes after the element.
  await nextTick()
  const act = (type: string, x: number, y: number, init: PointerEventInit = {}) =>
    layer.element.dispatchEvent(
      new PointerEvent(type, {
        ...{ pointerId: 1, button: 0, pointerType: 'mouse', bubbles: true },
        ...{ clientX: x, clientY: y, ...init },
      }),
    )
  return { layer, act }
}

it.each(['mouse', 'pen', 'touch'])(
  'draws with a %s, in the coordinates of the picture',
  async (by) => {
    const { pen, ink } = useInk(() => undefined)
    const { act, layer } = await mounted({ ink, pointer: shallowRef(), pen })
    pen.dip(3)
    act('pointerdown', 100, 50, { pointerType: by })
    act('pointermove', 110, 90, { pointerType: by })
    expect(ink.value).toEqual([{ picture: 'tree', colour: 3, points: [0, 0, 1, 2] }])
    act('pointerup', 110, 90, { pointerType: by })
    act('pointermove', 200, 200, { pointerType: by })
    expect(ink.value).toEqual([{ picture: 'tree', colour: 3, points: [0, 0, 1, 2] }])
    expect(pen.canUndo.value).toBe(true)
    layer.unmount()
  },
)

it('lets everything through while no tool is chosen', async () => {
  const { pen, ink, pointer } = useInk(() => undefined)
  const { act, layer } = await mounted({ ink, pointer, pen })
  expect(layer.attributes('data-tool-chosen')).toBe('none')
  act('pointerdown', 100, 50)
  act('pointermove', 150, 50)
  expect(ink.value).toEqual(noInk)
  expect(pointer.value).toBeUndefined()
  pen.take('pen')
  await nextTick()
  expect(layer.attributes('data-tool-chosen')).toBe('pen')
  layer.unmount()
})

it('draws with the first button only', async () => {
  const { pen, ink, pointer } = useInk(() => undefined)
  const { act, layer } = await mounted({ ink, pointer, pen })
  pen.take('pen')
  act('pointerdown', 100, 50, { button: 2 })
  act('pointermove', 150, 50)
  expect(ink.value).toEqual(noInk)
  layer.unmount()
})

it('draws nothing with two fingers, and gives up what the first began', async () => {
  const { pen, ink, pointer } = useInk(() => undefined)
  const { act, layer } = await mounted({ ink, pointer, pen })
  pen.take('pen')
  act('pointerdown', 100, 50, { pointerType: 'touch' })
  act('pointermove', 150, 50, { pointerType: 'touch' })
  act('pointerdown', 200, 50, { pointerType: 'touch', pointerId: 2 })
  act('pointermove', 250, 50, { pointerType: 'touch', pointerId: 2 })
  act('pointerup', 250, 50, { pointerType: 'touch', pointerId: 2 })
  act('pointermove', 190, 50, { pointerType: 'touch' })
  act('pointerup', 190, 50, { pointerType: 'touch' })
  expect(ink.value).toEqual(noInk)
  expect(pen.canUndo.value).toBe(false)
  layer.unmount()
})

describe('while a pen draws', () => {
  const palm = { pointerType: 'touch', pointerId: 7 }
  const pencil = { pointerType: 'pen', pointerId: 2 }
  const line = [{ picture: 'tree', colour: 1, points: [0, 0, 5, 0, 10, 1] }]

  it('the hand that holds it draws nothing and ends nothing', async () => {
    const { pen, ink, pointer } = useInk(() => undefined)
    const { act, layer } = await mounted({ ink, pointer, pen })
    pen.take('pen')
    act('pointerdown', 100, 50, pencil)
    act('pointermove', 150, 50, pencil)
    act('pointerdown', 300, 200, palm)
    act('pointermove', 310, 210, palm)
    act('pointerdown', 320, 200, { ...palm, pointerId: 8 })
    act('pointermove', 200, 70, pencil)
    act('pointerup', 310, 210, palm)
    expect(ink.value).toEqual(line)
    act('pointerup', 200, 70, pencil)
    act('pointermove', 330, 210, { ...palm, pointerId: 8 })
    act('pointercancel', 330, 210, { ...palm, pointerId: 8 })
    expect(ink.value).toEqual(line)
    expect(pen.canUndo.value).toBe(true)
    layer.unmount()
  })

  it('nothing is left of a hand that came first', async () => {
    const { pen, ink, pointer } = useInk(() => undefined)
    const { act, layer } = await mounted({ ink, pointer, pen })
    pen.take('pen')
    act('pointerdown', 300, 200, palm)
    act('pointermove', 320, 200, palm)
    act('pointerdown', 100, 50, pencil)
    act('pointermove', 150, 50, pencil)
    act('pointermove', 330, 220, palm)
    act('pointermove', 200, 70, pencil)
    act('pointerup', 200, 70, pencil)
    act('pointerup', 330, 220, palm)
    expect(ink.value).toEqual(line)
    layer.unmount()
  })

  it('the hand that holds it does not point', async () => {
    const { pen, ink, pointer } = useInk(() => undefined)
    const { act, layer } = await mounted({ ink, pointer, pen })
    pen.take('pointer')
    act('pointermove', 130, 90, pencil)
    act('pointerdown', 300, 200, palm)
    act('pointermove', 310, 200, palm)
    act('pointerleave', 310, 200, palm)
    expect(pointer.value).toEqual({ picture: 'tree', at: [3, 2] })
    layer.unmount()
  })

  it('fingers draw again once the pen is gone', async () => {
    const { pen, ink, pointer } = useInk(() => undefined)
    const { act, layer } = await mounted({ ink, pointer, pen })
    pen.take('pen')
    act('pointermove', 100, 50, pencil)
    act('pointerleave', 100, 50, pencil)
    act('pointerdown', 100, 50, { pointerType: 'touch' })
    act('pointermove', 150, 50, { pointerType: 'touch' })
    act('pointerup', 150, 50, { pointerType: 'touch' })
    expect(ink.value).toHaveLength(1)
    layer.unmount()
  })
})

it('points where the mouse is, and nowhere once it has left', async () => {
  const { pen, ink, pointer } = useInk(() => undefined)
  const { act, layer } = await mounted({ ink, pointer, pen })
  pen.take('pointer')
  act('pointermove', 130, 90)
  expect(pointer.value).toEqual({ picture: 'tree', at: [3, 2] })
  act('pointerleave', 0, 0)
  expect(pointer.value).toBeUndefined()
  expect(ink.value).toEqual(noInk)
  layer.unmount()
})

it('lets nothing be drawn where it only shows', async () => {
  const pointer = shallowRef<InkPointer>()
  const { act, layer } = await mounted({ ink: shallowRef(noInk), pointer })
  expect(layer.attributes('data-tool-chosen')).toBe('none')
  act('pointerdown', 100, 50)
  act('pointermove', 150, 50)
  expect(pointer.value).toBeUndefined()
  layer.unmount()
})
