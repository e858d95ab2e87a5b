import { expect, it } from 'vitest'
import { useLineDrag } from '../../../src/stage/transport/useLineDrag'

/** A line 100 pixels long, and what a hand does on it. */
function line() {
  const told: (number | boolean)[] = []
  const listeners = useLineDrag({
    onPlace: (place) => told.push(place),
    onHold: (holds) => told.push(holds),
  })
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(0, 0, 100, 10)
  element.setPointerCapture = () => {}
  for (const [type, listener] of Object.entries(listeners)) {
    element.addEventListener(type, (event) => {
      if (event instanceof PointerEvent) listener(event)
    })
  }
  const point = (type: string, pointerId: number, clientX: number) =>
    element.dispatchEvent(new PointerEvent(type, { pointerId, clientX, button: 0 }))
  return { told, point }
}

it('a hand is followed along the line until it lets go', () => {
  const { told, point } = line()
  point('pointerdown', 1, 20)
  point('pointermove', 1, 60)
  point('pointerup', 1, 60)
  point('pointermove', 1, 80)
  expect(told).toEqual([true, 0.2, 0.6, false])
})

it('a second finger neither moves what the first one holds nor lets it go', () => {
  const { told, point } = line()
  point('pointerdown', 1, 20)
  point('pointerdown', 2, 90)
  point('pointermove', 2, 80)
  point('pointerup', 2, 80)
  point('pointermove', 1, 40)
  expect(told).toEqual([true, 0.2, 0.4])
})
