import type { EdgeDrawn } from '../drawnGraph'
import type { NodePlace } from '../graphEdits'

/** An edge as it is drawn, in pixels. */
export interface EdgeLine {
  /** The line as a path; of an edge that leads back to its node, a loop over it. */
  readonly path: string
  /** The corners of its arrow's head, where it leads one way. */
  readonly head: string | undefined
  /** Where its cost stands. */
  readonly label: NodePlace
}

const radius = 13
const apart = 11
const loop = 15

/** The lines of edges between nodes at these points. Edges between the same nodes lie side by side. */
export function edgeLines(
  points: readonly NodePlace[],
  edges: readonly EdgeDrawn[],
): readonly EdgeLine[] {
  const pairs = new Map<string, number>()
  const pairOf = ({ ends: [from, to] }: EdgeDrawn) => [Math.min(from, to), Math.max(from, to)]
  for (const edge of edges) {
    const pair = pairOf(edge).join(' ')
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  const seen = new Map<string, number>()
  return edges.map((edge) => {
    const pair = pairOf(edge).join(' ')
    const [count, place] = [pairs.get(pair) ?? 1, seen.get(pair) ?? 0]
    seen.set(pair, place + 1)
    const [from, to] = edge.ends
    if (from === to) return loopAt(points[from], place)
    const side = (place - (count - 1) / 2) * apart * 2 * (from < to ? 1 : -1)
    return straight(points[from], points[to], edge.directed, count > 1 ? side : 0)
  })
}

function straight(a: NodePlace, b: NodePlace, directed: boolean, side: number): EdgeLine {
  const length = Math.max(1, Math.hypot(b.x - a.x, b.y - a.y))
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const trim = Math.min(radius, length / 3)
  // A line at the side bends away from the straight one between the same nodes.
  const middle = { x: (a.x + b.x) / 2 - y * side, y: (a.y + b.y) / 2 + x * side }
  const from = towards(a, middle, trim)
  const end = towards(b, middle, trim)
  const [across, down] = [(b.x - end.x) / trim, (b.y - end.y) / trim]
  const bend = { x: middle.x - y * side, y: middle.y + x * side }
  const line = side === 0 ? `L${end.x} ${end.y}` : `Q${bend.x} ${bend.y} ${end.x} ${end.y}`
  const beside = side < 0 ? -apart : apart
  return {
    path: `M${from.x} ${from.y}${line}`,
    head: directed ? headAt(end, across, down) : undefined,
    label: { x: middle.x - y * beside, y: middle.y + x * beside },
  }
}

function towards(from: NodePlace, to: NodePlace, far: number): NodePlace {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y))
  return {
    x: from.x + ((to.x - from.x) / length) * far,
    y: from.y + ((to.y - from.y) / length) * far,
  }
}

function loopAt({ x, y }: NodePlace, place: number): EdgeLine {
  const size = loop + 8 * place
  return {
    path: `M${x - 7} ${y - 10}C${x - size * 1.6} ${y - size * 2.6} ${x + size * 1.6} ${y - size * 2.6} ${x + 7} ${y - 10}`,
    head: undefined,
    label: { x, y: y - size * 2.3 },
  }
}

/** The corners of an arrow's head that ends at a point. */
function headAt({ x, y }: NodePlace, across: number, down: number): string {
  const corner = (side: number) =>
    `${x - across * 11 - down * 5 * side},${y - down * 11 + across * 5 * side}`
  return `${x},${y} ${corner(1)} ${corner(-1)}`
}
