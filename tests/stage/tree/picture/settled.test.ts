import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyView } from '../anyView'
import { pictureOf } from '../pictureOf'

it('a picture that rests draws each level at one detail level', () => {
  fc.assert(
    fc.property(anyView, ({ recording, layout, density, view }) => {
      const picture = pictureOf({ recording, layout, density }, view, {}, true)
      for (const { opacity } of picture.levels) {
        for (const share of Object.values(opacity)) expect([0, 1]).toContain(share)
        expect(opacity.density + opacity.marks).toBe(1)
      }
    }),
  )
})

it('a picture that moves passes evenly from one to the next', () => {
  const halves = new Set<boolean>()
  fc.assert(
    fc.property(anyView, ({ recording, layout, density, view }) => {
      const { levels } = pictureOf({ recording, layout, density }, view)
      for (const { opacity } of levels) {
        for (const share of Object.values(opacity)) halves.add(share > 0 && share < 1)
      }
    }),
  )
  expect(halves).toContain(true)
})
