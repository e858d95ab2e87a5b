import { expect, it } from 'vitest'
import { gridPlaces } from '../../../src/setup/editor/cells'
import { useCellDrag } from '../../../src/setup/editor/useDrag'
import type { CellDrag } from '../../../src/setup/editor/useDrag'

const cell = 40

/** A board of two cells side by side, and what is dropped on it. */
function board() {
  const dropped: CellDrag[] = []
  const point = ({ clientX, clientY }: PointerEvent) => ({
    ...{ x: clientX / cell, y: clientY / cell },
    cell,
  })
  const hand = useCellDrag(
    () => gridPlaces(2, 1),
    point,
    (drag) => dropped.push(drag),
  )
  return { ...hand, dropped }
}

function pointer(type: string, clientX: number, buttons: number): PointerEvent {
  return new PointerEvent(type, { pointerId: 1, button: 0, buttons, clientX, clientY: 20 })
}

it('a piece is dropped where the pointer is let go', () => {
  const { down, move, up, dropped } = board()
  down(pointer('pointerdown', 20, 1))
  move(pointer('pointermove', 60, 1))
  up(pointer('pointerup', 60, 0))
  expect(dropped).toMatchObject([{ from: 0, to: 1 }])
})

it('a pointer that was let go outside of the board drags nothing when it comes back', () => {
  const { down, move, up, drag, dropped } = board()
  down(pointer('pointerdown', 2, 1))
  move(pointer('pointermove', 60, 0))
  expect(drag.value).toBeUndefined()
  down(pointer('pointerdown', 60, 1))
  up(pointer('pointerup', 60, 0))
  expect(dropped).toEqual([])
})
