import FlatQueue from 'flatqueue'

/** What a hand-written search found. */
export interface GridAnswer {
  readonly cost: number
  readonly expanded: number
}

/**
 * A* on a grid with four neighbours, by hand: typed arrays, a heap in which a cell that is reached
 * more cheaply is queued once more, and nothing recorded.
 *
 * @param costs by cell what it costs to enter it, 0 for a wall
 */
export function untracedGridAStar(
  costs: Uint8Array,
  width: number,
  start: number,
  goal: number,
): GridAnswer {
  const height = costs.length / width
  const [goalX, goalY] = [goal % width, Math.floor(goal / width)]
  const least = costs.reduce((one, cost) => (cost > 0 && cost < one ? cost : one), 9)
  const g = new Float64Array(costs.length).fill(Number.POSITIVE_INFINITY)
  const closed = new Uint8Array(costs.length)
  const queue = new FlatQueue<number>()
  g[start] = 0
  queue.push(start, 0)
  let expanded = 0
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    if (closed[cell] === 1) continue
    if (cell === goal) return { cost: g[cell], expanded }
    closed[cell] = 1
    expanded++
    const x = cell % width
    const y = (cell - x) / width
    for (let side = 0; side < 4; side++) {
      const nextX = x + (side === 0 ? 1 : side === 1 ? -1 : 0)
      const nextY = y + (side === 2 ? 1 : side === 3 ? -1 : 0)
      if (nextX < 0 || nextX >= width || nextY < 0 || nextY >= height) continue
      const next = nextY * width + nextX
      if (costs[next] === 0) continue
      const sum = g[cell] + costs[next]
      if (sum >= g[next]) continue
      g[next] = sum
      queue.push(next, sum + least * (Math.abs(nextX - goalX) + Math.abs(nextY - goalY)))
    }
  }
  return { cost: Number.POSITIVE_INFINITY, expanded }
}
