import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countInColumns } from '../../../src/layout/density/countInColumns'
import { kept } from '../../../src/recording/reasonCodes'
import { denseLevels } from '../../../src/stage/tree/density'
import { mixDensity } from '../../../src/stage/tree/mixDensity'
import { anyView, nodesOn } from './anyView'
import type { Seen } from './anyView'

const forward = { waiting: [255, 0, 0], expanded: [0, 255, 0], pruned: [0, 0, 255] } as const
const backward = { waiting: [255, 0, 0], expanded: [100, 100, 0], pruned: [0, 0, 255] } as const

/** The lines of a view, all of them dense, as pixels. */
function mixed(seen: Seen) {
  const columns = seen.view.viewport.width
  const dense = denseLevels(
    seen,
    seen.view,
    seen.levels.map((level) => ({ ...level, size: 0 })),
    seen.step,
    columns,
    countInColumns,
  )
  return { columns, dense, pixels: mixDensity(dense, columns, forward, backward) }
}

/** The column of pixels of a place, rounded as where nodes are counted. */
function columnOf({ view: { camera, viewport } }: Seen, unit: number): number {
  const offset = Math.round((0 - camera.x) * camera.scale + viewport.width / 2)
  return Math.floor(unit * camera.scale + offset)
}

describe('the picture of dense levels', () => {
  it('marks every column in which a node stands, and none in which none does', () => {
    fc.assert(
      fc.property(anyView, (seen) => {
        const { columns, dense, pixels } = mixed(seen)
        dense.forEach(({ view }, line) => {
          const marked = new Set<number>()
          for (let column = 0; column < columns; column++) {
            if (pixels[(line * columns + column) * 4 + 3] > 0) marked.add(column)
          }
          const drawn = nodesOn(seen, view).map(({ unit }) => columnOf(seen, unit))
          const expected = new Set(drawn.filter((column) => column >= 0 && column < columns))
          expect(marked).toEqual(expected)
        })
      }),
    )
  })

  it('shows each column in the colours of those that stand there', () => {
    fc.assert(
      fc.property(anyView, (seen) => {
        const { columns, dense, pixels } = mixed(seen)
        const { reason, leftAt } = seen.columns
        dense.forEach(({ view, backward: fromGoal }, line) => {
          for (const { node, unit } of nodesOn(seen, view)) {
            const column = columnOf(seen, unit)
            if (column < 0 || column >= columns) continue
            const at = (line * columns + column) * 4
            const [red, green, blue] = pixels.subarray(at, at + 3)
            if (reason[node] !== kept) expect(blue).toBeGreaterThan(0)
            else if (leftAt[node] > seen.step) expect(red).toBeGreaterThan(0)
            else expect(fromGoal ? Math.min(red, green) : green).toBeGreaterThan(0)
          }
        })
      }),
    )
  })

  it('is stronger where more nodes share a column', () => {
    const [waiting, pruned] = [new Uint32Array(3), new Uint32Array(3)]
    const expanded = Uint32Array.of(1, 3, 5000)
    const counts = { waiting, expanded, pruned }
    const view = { level: 0, together: 1, y: 0, from: 0, to: 0, size: 0 }
    const level = { view, share: 1, backward: false, counts }
    const pixels = mixDensity([level], 3, forward, backward)
    const cover = [pixels[3], pixels[7], pixels[11]]
    expect(cover[0]).toBeGreaterThan(80)
    expect(cover[1]).toBeGreaterThan(cover[0])
    expect(cover[2]).toBe(255)
  })
})
