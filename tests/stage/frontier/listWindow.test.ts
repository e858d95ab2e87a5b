import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listWindow, scrollToShow } from '../../../src/stage/frontier/listWindow'

const lists = fc
  .record({
    count: fc.integer({ min: 10, max: 2_000_000 }),
    itemSize: fc.integer({ min: 60, max: 140 }),
    viewport: fc.integer({ min: 140, max: 600 }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ at, ...list }) => {
    const { length } = listWindow({ ...list, scroll: 0 })
    return { ...list, scroll: at * (length - list.viewport) }
  })

it('renders only what is in view and a little more, however long the list', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const { from, to, length, shift } = listWindow(list)
      expect(length).toBeLessThanOrEqual(8_000_000)
      expect(to - from).toBeLessThanOrEqual(Math.ceil(list.viewport / list.itemSize) + 7)
      const left = from * list.itemSize - shift
      const right = to * list.itemSize - shift
      expect(from === 0 || left <= list.scroll).toBe(true)
      expect(to === list.count || right >= list.scroll + list.viewport).toBe(true)
    }),
  )
})

it('brings any item wholly into view', () => {
  fc.assert(
    fc.property(lists, fc.nat(), (list, choice) => {
      const index = choice % list.count
      const scroll = scrollToShow(list, index)
      const left = index * list.itemSize - listWindow({ ...list, scroll }).shift
      expect(left).toBeGreaterThanOrEqual(scroll - 0.01)
      expect(left + list.itemSize).toBeLessThanOrEqual(scroll + list.viewport + 0.01)
    }),
  )
})

it('shows all of a short list', () => {
  const list = { count: 3, itemSize: 80, scroll: 0, viewport: 400 }
  expect(listWindow(list)).toEqual({ from: 0, to: 3, length: 240, shift: 0 })
})
