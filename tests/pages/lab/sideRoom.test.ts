import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sideRoom, tabsIn } from '../../../src/pages/lab/beside/sideRoom'
import { sideParts } from '../../../src/setup/address/hidden'

const defaults = { letter: 16, board: true, frontier: true, below: true }

it('gives each pane a part of its own on a usual screen, also in larger letters', () => {
  expect(sideRoom({ ...defaults, height: 586 })).toBe('all')
  expect(sideRoom({ ...defaults, height: 549, letter: 24 })).toBe('all')
})

it('moves the frontier among the tabs, then all, as there is less height', () => {
  expect(sideRoom({ ...defaults, height: 400 })).toBe('two')
  expect(sideRoom({ ...defaults, height: 490, letter: 30 })).toBe('two')
  // Beside the presenter's column, where letters are large.
  expect(sideRoom({ ...defaults, height: 645, letter: 32.5 })).toBe('two')
  expect(sideRoom({ ...defaults, height: 200 })).toBe('one')
})

it('never gives a pane less room of its own because there is more height', () => {
  const order = ['one', 'two', 'all']
  const parts = fc.record({
    letter: fc.integer({ min: 10, max: 40 }),
    board: fc.boolean(),
    frontier: fc.boolean(),
    below: fc.boolean(),
  })
  fc.assert(
    fc.property(parts, fc.nat(1000), fc.nat(1000), (some, height, more) => {
      const [low, high] = [height, height + more].map((each) => sideRoom({ ...some, height: each }))
      expect(order.indexOf(high)).toBeGreaterThanOrEqual(order.indexOf(low))
    }),
  )
})

it('divides one pane from nothing', () => {
  const only = { letter: 16, board: false, frontier: true, below: false }
  expect(sideRoom({ ...only, height: 50 })).toBe('all')
})

it('shows every pane once, in a part of its own or in a tab', () => {
  expect(tabsIn('all', sideParts)).toEqual(['code', 'counts', 'solution'])
  expect(tabsIn('two', sideParts)).toEqual(['frontier', 'code', 'counts', 'solution'])
  expect(tabsIn('one', sideParts)).toEqual(sideParts)
})
