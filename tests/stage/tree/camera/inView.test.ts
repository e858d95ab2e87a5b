import fc from 'fast-check'
import { expect, it } from 'vitest'
import { levelOf } from '../../../../src/layout/treeLayout'
import { fitCamera, viewOf } from '../../../../src/stage/tree/camera/camera'
import { isInView } from '../../../../src/stage/tree/camera/inView'
import { anyLayout } from '../../../layout/anyLayout'

const viewport = { width: 900, height: 600 }

it('finds every node in view where the whole tree is, and none where it is one picture away', () => {
  fc.assert(
    fc.property(anyLayout, fc.nat(), ({ layout, columns }, choice) => {
      const node = layout.order[choice % layout.order.length]
      const place = { x: layout.x[node], level: levelOf(layout, columns, node) }
      const fit = fitCamera(layout, viewport)
      expect(isInView(viewOf(fit, layout, viewport), place)).toBe(true)
      const aside = { ...fit, x: fit.x + viewport.width / fit.scale }
      expect(isInView(viewOf(aside, layout, viewport), place)).toBe(false)
    }),
  )
})
