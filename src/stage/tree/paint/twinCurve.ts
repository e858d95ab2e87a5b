import type { Brush } from '../brush/brush'
import type { ScreenPoint } from '../camera/screen'
import type { DrawnNode } from './halos'

const bow = 0.3
const [leastBow, mostBow] = [18, 90]
/** What is left free around a node, for its halo. */
const margin = 7
const samples = 48
/** Of fewer points hardly a dash would be seen. */
const leastSeen = 15
/** How else it may bow: to the first side or the other, and how much wider. */
const otherBows = [
  [-1, 1],
  [1, 2],
  [-1, 2],
  [1, 3],
  [-1, 3],
] as const

/** What is around a curve. */
interface CurveRoom {
  /** The place to which it does not bow, if it can choose. */
  readonly avoid: ScreenPoint
  /** How high the picture is. */
  readonly height: number
  /** The nodes that would hide it. */
  readonly others: readonly DrawnNode[]
}

/**
 * The points of a curve between two nodes, from the edge of one to the edge of the other. It bows
 * to the side on which the place to avoid is not, and no farther than to the upper or lower end of
 * the picture, unless it is hidden less on another way: one between nodes that touch goes around
 * the gap between them.
 */
export function twinCurve(
  from: DrawnNode,
  to: DrawnNode,
  { avoid, height, others }: CurveRoom,
): readonly ScreenPoint[] {
  const [fromX, fromY] = from.place
  const [toX, toY] = to.place
  const across = toX - fromX
  const down = toY - fromY
  const length = Math.hypot(across, down)
  if (length === 0) return []
  const away = across * (avoid[1] - fromY) > down * (avoid[0] - fromX) ? 1 : -1
  const [middleX, middleY] = [(fromX + toX) / 2, (fromY + toY) / 2]

  function bowed(sign: number, widened: number): readonly ScreenPoint[] {
    const toEnd = (sign * across < 0 ? height - middleY : middleY) - margin
    const room = (toEnd * length) / (Math.abs(across) || 1)
    const side =
      sign * Math.max(leastBow, Math.min(mostBow * widened, length * bow * widened, room))
    const bendX = middleX + (down / length) * side * 2
    const bendY = middleY - (across / length) * side * 2
    const points = Array.from({ length: samples + 1 }, (_, index): ScreenPoint => {
      const t = index / samples
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      return [a * fromX + b * bendX + c * toX, a * fromY + b * bendY + c * toY]
    })
    return points.filter((point) => isOutside(point, from) && isOutside(point, to))
  }

  function hidden(points: readonly ScreenPoint[]): number {
    const covered = points.filter((point) => others.some((other) => !isOutside(point, other)))
    return covered.length + Math.max(0, leastSeen - points.length)
  }
  let best = bowed(away, 1)
  let leastHidden = hidden(best)
  for (const [sign, widened] of otherBows) {
    if (leastHidden === 0) break
    const points = bowed(sign * away, widened)
    const nowHidden = hidden(points)
    if (nowHidden < leastHidden) {
      best = points
      leastHidden = nowHidden
    }
  }
  return best
}

function isOutside([x, y]: ScreenPoint, { place, size }: DrawnNode): boolean {
  return Math.max(Math.abs(x - place[0]), Math.abs(y - place[1])) > size / 2 + margin
}

/** A dashed curve from a duplicate to its earlier twin. */
export function paintTwinLine(context: Brush, curve: readonly ScreenPoint[], colour: string): void {
  context.strokeStyle = colour
  context.lineWidth = 2
  context.setLineDash([6, 5])
  context.beginPath()
  for (const [x, y] of curve) context.lineTo(x, y)
  context.stroke()
  context.setLineDash([])
}
