import type { TreeLayout } from '../../../layout/treeLayout'
import { screenX, screenY, worldLevel, worldX } from '../camera/camera'
import type { View, Viewport } from '../camera/camera'

type MapBounds = Pick<TreeLayout, 'left' | 'right' | 'levels'>

const margin = 5
const largestGap = 12
const slack = 2
const enoughSeen = 0.4

/** The view of a whole tree in a small map. */
export function overviewOf({ left, right, levels }: MapBounds, viewport: Viewport): View {
  const across = Math.max(1, viewport.width - 2 * margin)
  const down = Math.max(1, viewport.height - 2 * margin)
  return {
    camera: { scale: across / (right - left + 1), x: (left + right) / 2, level: (levels - 1) / 2 },
    viewport,
    gap: Math.min(largestGap, down / levels),
    sizedBy: viewport.height,
  }
}

/** Whether most of a tree is out of view, so that a map of it helps. */
export function needsMap({ left, right, levels }: MapBounds, view: View): boolean {
  const { width, height } = view.viewport
  const across = shareWithin(screenX(view, left), screenX(view, right), width)
  const down = shareWithin(screenY(view, 0), screenY(view, levels - 1), height)
  return across * down < enoughSeen
}

/** How much of a stretch lies between 0 and a length. */
function shareWithin(from: number, to: number, length: number): number {
  if (to - from <= 2 * slack) return from >= -slack && to <= length + slack ? 1 : 0
  const within = Math.min(to, length + slack) - Math.max(from, -slack)
  return Math.max(0, within) / (to - from)
}

/** A rectangle of a map, in pixels. */
export interface MapFrame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const leastFrame = 16

/** The part of a map that a view shows; never so small that it is lost, never outside the map. */
export function frameOnMap(view: View, map: View): MapFrame {
  const { width, height } = view.viewport
  const [left, across] = stretch(
    screenX(map, worldX(view, 0)),
    screenX(map, worldX(view, width)),
    map.viewport.width,
  )
  const [top, down] = stretch(
    screenY(map, worldLevel(view, 0)),
    screenY(map, worldLevel(view, height)),
    map.viewport.height,
  )
  return { left, top, width: across, height: down }
}

function stretch(from: number, to: number, length: number): readonly [number, number] {
  const least = Math.max(0, leastFrame - (to - from)) / 2
  const start = Math.min(length - leastFrame, Math.max(0, from - least))
  const end = Math.max(leastFrame, Math.min(length, to + least))
  return [start, end - start]
}
