import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isAnyInView } from '../../../../src/stage/tree/picture/isAnyInView'
import { anyView, nodesOn } from '../anyView'

it('tells that a view is empty when looking at every node finds none in it', () => {
  fc.assert(
    fc.property(anyView, (seen) => {
      const { view, levels, step } = seen
      const { width, height } = view.viewport
      const inView = levels
        .filter(({ y }) => y >= 0 && y <= height)
        .flatMap((level) => nodesOn(seen, level))
        .filter(({ x }) => x >= 0 && x <= width)
      expect(isAnyInView(seen, view, levels, step)).toBe(inView.length > 0)
    }),
  )
})
