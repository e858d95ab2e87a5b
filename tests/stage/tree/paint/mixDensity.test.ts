import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countInColumns } from '../../../../src/layout/density/countInColumns'
import { kept } from '../../../../src/recording/reasonCodes'
import { mixDensity } from '../../../../src/stage/tree/paint/mixDensity'
import { denseLevels } from '../../../../src/stage/tree/picture/denseLevels'
import type { DenseLevel } from '../../../../src/stage/tree/picture/denseLevels'
import { allDensity } from '../../../../src/stage/tree/picture/detailLevel'
import { anyView, nodesOn } from '../anyView'
import type { Seen } from '../anyView'

const forward = { waiting: [255, 0, 0], expanded: [0, 255, 0], pruned: [0, 0, 255] } as const
const backward = { waiting: [255, 0, 0], expanded: [100, 100, 0], pruned: [0, 0, 255] } as const

/** The lines of a view, all of them dense, as pixels. */
function mixed(seen: Seen, linesEach: 1 | 2) {
  const columns = seen.view.viewport.width
  const dense = denseLevels(
    seen,
    seen.view,
    seen.levels.map((level) => ({ ...level, size: 0, opacity: allDensity })),
    seen.step,
    columns,
    countInColumns,
  )
  return { columns, dense, pixels: pixelsOf(dense, columns, linesEach) }
}

/** Levels mixed over what an image had before. */
function pixelsOf(levels: readonly DenseLevel[], columns: number, linesEach: 1 | 2) {
  const pixels = new Uint8ClampedArray(levels.length * linesEach * columns * 4).fill(77)
  mixDensity(pixels, levels, columns, linesEach, forward, backward)
  return pixels
}

/** The column of pixels of a place, rounded as where nodes are counted. */
function columnOf({ view: { camera, viewport } }: Seen, unit: number): number {
  const offset = Math.round((0 - camera.x) * camera.scale + viewport.width / 2)
  return Math.floor(unit * camera.scale + offset)
}

const anyLines = fc.constantFrom(1 as const, 2 as const)

describe('the picture of dense levels', () => {
  it('marks every column in which a node stands, and none in which none does', () => {
    fc.assert(
      fc.property(anyView, anyLines, (seen, linesEach) => {
        const { columns, dense, pixels } = mixed(seen, linesEach)
        dense.forEach(({ view }, level) => {
          const drawn = nodesOn(seen, view).map(({ unit }) => columnOf(seen, unit))
          const expected = new Set(drawn.filter((column) => column >= 0 && column < columns))
          for (let line = level * linesEach; line < (level + 1) * linesEach; line++) {
            const marked = new Set<number>()
            for (let column = 0; column < columns; column++) {
              if (pixels[(line * columns + column) * 4 + 3] > 0) marked.add(column)
            }
            expect(marked).toEqual(expected)
          }
        })
      }),
    )
  })

  it('shows each column in the colours of those that stand there, one above the other', () => {
    fc.assert(
      fc.property(anyView, (seen) => {
        const { columns, dense, pixels } = mixed(seen, 2)
        const { reason, leftAt } = seen.columns
        dense.forEach(({ view, backward: fromGoal }, level) => {
          for (const { node, unit } of nodesOn(seen, view)) {
            const column = columnOf(seen, unit)
            if (column < 0 || column >= columns) continue
            const at = (line: number) => ((2 * level + line) * columns + column) * 4
            const [upperRed, upperGreen, upperBlue] = pixels.subarray(at(0))
            const [lowerRed, lowerGreen, lowerBlue] = pixels.subarray(at(1))
            if (reason[node] !== kept) {
              expect(Math.min(upperBlue, lowerBlue)).toBeGreaterThan(0)
            } else if (leftAt[node] > seen.step) {
              expect(upperRed).toBeGreaterThan(0)
              expect(upperGreen).toBe(0)
            } else {
              expect(fromGoal ? Math.min(lowerRed, lowerGreen) : lowerGreen).toBeGreaterThan(0)
              if (!fromGoal) expect(lowerRed).toBe(0)
            }
          }
        })
      }),
    )
  })

  it('shows in one line those kept nodes of a column that are more, and only them', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), fc.nat(9), (waits, done, cut) => {
        const [red, green] = mixColumn({ waits, done, cut }, 1)
        expect(red > 0).toBe(waits > 0 && waits >= done)
        expect(green > 0).toBe(done > waits)
      }),
    )
  })

  it('is stronger where more nodes share a column', () => {
    const cover = [1, 3, 5000].map((done) => mixColumn({ waits: 0, done, cut: 0 }, 1)[3])
    expect(cover[0]).toBeGreaterThan(80)
    expect(cover[1]).toBeGreaterThan(cover[0])
    expect(cover[2]).toBe(255)
  })

  it('is the same where lines that are held already are not mixed again', () => {
    fc.assert(
      fc.property(anyView, anyLines, fc.nat(), fc.nat(), (seen, linesEach, chosen, otherStep) => {
        const { columns, dense, pixels } = mixed(seen, linesEach)
        const earlier = mixed({ ...seen, step: otherStep % (seen.step + 1) }, linesEach)
        // Some levels are as they were before.
        const before = dense.map((level, at) =>
          (chosen >> (at % 30)) & 1 ? level : earlier.dense[at],
        )
        const image = pixels.map(() => 77)
        const held: DenseLevel['counts'][] = []
        mixDensity(image, before, columns, linesEach, forward, backward, held)
        const isMixed = mixDensity(image, dense, columns, linesEach, forward, backward, held)
        expect(image.findIndex((part, at) => part !== pixels[at])).toBe(-1)
        expect(isMixed).toBe(before.some((level, at) => level !== dense[at]))
      }),
    )
  })
})

/** The pixels of one column of one level in which so many nodes stand. */
function mixColumn(nodes: { waits: number; done: number; cut: number }, linesEach: 1 | 2) {
  const view = { level: 0, together: 1, y: 0, from: 0, to: 0, size: 0, opacity: allDensity }
  const counts = {
    waiting: Uint32Array.of(nodes.waits),
    expanded: Uint32Array.of(nodes.done),
    pruned: Uint32Array.of(nodes.cut),
  }
  const level = { view, opacity: 1, backward: false, counts }
  return pixelsOf([level], 1, linesEach)
}
