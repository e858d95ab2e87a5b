import fc from 'fast-check'
import { densityLines } from '../../../src/layout/density/densityLines'
import type { DensityLines } from '../../../src/layout/density/densityLines'
import { viewOf } from '../../../src/stage/tree/camera/camera'
import type { View } from '../../../src/stage/tree/camera/camera'
import { levelsInView } from '../../../src/stage/tree/picture/levelsInView'
import type { LevelView } from '../../../src/stage/tree/picture/levelsInView'
import { anyLayout } from '../../layout/anyLayout'
import type { LaidOut } from '../../layout/anyLayout'
import { described } from '../../recording/described'

const viewport = { width: 240, height: 160 }

/** A laid out tree as it is seen from somewhere at some step. */
export interface Seen extends LaidOut {
  readonly density: readonly DensityLines[]
  readonly view: View
  readonly levels: readonly LevelView[]
  readonly step: number
}

const anyScale = fc.double({ min: -6, max: 5, noNaN: true }).map((power) => 2 ** power)
const anyShare = fc.double({ min: 0, max: 1, noNaN: true })

/** Any tree from any place at any step; of a deep tree often many levels share a line. */
export const anyView: fc.Arbitrary<Seen> = fc
  .tuple(anyLayout, anyScale, anyShare, anyShare, fc.nat(), fc.constantFrom(1, 0.3, 0.02))
  .map(([laidOut, scale, across, down, choice, flatness]) => {
    const { recording, columns, layout } = laidOut
    const camera = {
      scale,
      x: layout.left + across * (layout.right - layout.left),
      level: down * (layout.levels - 1),
    }
    const defaults = viewOf(camera, layout, viewport)
    const view = { ...defaults, gap: defaults.gap * flatness }
    const step = choice % recording.events
    const seen = {
      ...laidOut,
      density: densityLines(layout, columns),
      view,
      levels: levelsInView(recording, layout, view),
      step,
    }
    const words = JSON.stringify({ camera, gap: view.gap, step })
    return described(seen, `${words} of ${fc.stringify(laidOut)}`)
  })

/** The nodes of a line that exist at the step, with their places across, in units and in pixels. */
export function nodesOn(
  { layout, columns, step, view }: Seen,
  { level, together }: LevelView,
): readonly { readonly node: number; readonly unit: number; readonly x: number }[] {
  const { order, starts, x } = layout
  const below = Math.min(level + together, layout.levels)
  return Array.from(order.slice(starts[level], starts[below]))
    .filter((node) => columns.generatedAt[node] <= step)
    .map((node) => ({
      node,
      unit: x[node],
      x: (x[node] - view.camera.x) * view.camera.scale + view.viewport.width / 2,
    }))
}
