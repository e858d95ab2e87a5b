import { forceCenter, forceLink, forceManyBody, forceSimulation } from 'd3'
import type { MapWay } from '../../../../problems/problem'
import type { MapPoint } from './placedMap'

export const lengthOfWay = 60
const rounds = 300
// A layout of many places is stopped sooner: nobody could wait for it.
const mostMoves = 1_500_000

/** Where a force layout puts some places, the same every time: those with a way between them near. */
export function placedByWays(
  count: number,
  ways: readonly Pick<MapWay, 'from' | 'to'>[],
): readonly MapPoint[] {
  const nodes = Array.from({ length: count }, () => ({ x: Number.NaN, y: Number.NaN }))
  const links = ways.map(({ from, to }) => ({ source: from, target: to }))
  // It begins on a spiral and takes its random numbers from a seed of its own.
  forceSimulation(nodes)
    .force('link', forceLink(links).distance(lengthOfWay))
    .force('charge', forceManyBody().strength(-4 * lengthOfWay))
    .force('centre', forceCenter())
    .stop()
    .tick(Math.max(10, Math.min(rounds, Math.floor(mostMoves / count))))
  return nodes.map(({ x, y }) => ({ x, y }))
}
