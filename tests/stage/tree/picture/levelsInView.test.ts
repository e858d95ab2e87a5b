import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitCamera, viewOf } from '../../../../src/stage/tree/camera/camera'
import { widened } from '../../../../src/stage/tree/camera/movedView'
import { boardSizes } from '../../../../src/stage/tree/picture/detailLevel'
import { levelsInView } from '../../../../src/stage/tree/picture/levelsInView'
import { anyView } from '../anyView'
import { recordedTree } from '../recordedTree'

const inLesson = { width: 934, height: 304 }
const anyCells = fc.integer({ min: 2, max: 7 })

describe('the levels in view', () => {
  it('hold no board higher than its level', () => {
    fc.assert(
      fc.property(anyView, anyCells, ({ recording, layout, view }, cells) => {
        const levels = levelsInView(recording, layout, view, boardSizes(cells))
        for (const { size, opacity, together } of levels) {
          if (together === 1 && opacity.boards > 0) expect(size).toBeLessThan(view.gap * 0.85)
        }
      }),
    )
  })

  it('have nodes of the same size in a view with more of the tree around it', () => {
    fc.assert(
      fc.property(anyView, ({ recording, layout, view }) => {
        const sizes = levelsInView(recording, layout, view).map(({ level, size }) => [level, size])
        const wide = widened(view, { across: 0, down: 90 })
        const around = new Map(
          levelsInView(recording, layout, wide).map(({ level, size }) => [level, size]),
        )
        expect(sizes.filter(([level, size]) => around.get(level) !== size)).toEqual([])
      }),
    )
  })

  it('show the boards of the smallest puzzle in the low room beside a lesson', () => {
    const { recording, layout } = recordedTree({
      problem: 'sliding-2x2',
      start: '1230',
      goalTest: 'never',
    })
    const view = viewOf(fitCamera(layout, inLesson), layout, inLesson)
    const levels = levelsInView(recording, layout, view, boardSizes(2))
    expect(levels.map(({ opacity }) => opacity.boards)).toEqual(levels.map(() => 1))
  })

  it('show the few nodes of an upper level as marks, also where children were pruned beside them', () => {
    const tree = recordedTree({ start: '451260738' })
    const viewport = { width: 900, height: 500 }
    const view = viewOf(fitCamera(tree.layout, viewport), tree.layout, viewport)
    const upper = levelsInView(tree.recording, tree.layout, view).slice(0, 6)
    expect(upper.map(({ opacity }) => opacity.marks)).toEqual(upper.map(() => 1))
  })

  it('show three nodes as marks of which two are close together', () => {
    const { recording, layout } = recordedTree({ start: '451260738' })
    const [first, second, third] = layout.order.subarray(layout.starts[1], layout.starts[2])
    const viewport = { width: 900, height: 500 }
    const view = viewOf(fitCamera(layout, viewport), layout, viewport)
    const x = layout.x.slice()
    // All the rest of the tree is beneath the first two.
    x.set([x[first], x[third] - 0.01, x[third]], first)
    expect([second, third]).toEqual([first + 1, first + 2])
    const [, level] = levelsInView(recording, { ...layout, x }, view)
    expect(level.opacity.marks).toBe(1)
  })
})
