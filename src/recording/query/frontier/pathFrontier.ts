import type { Node } from '../../../solvers/solver'
import type { Recording } from '../../recording'
import { expandedAt } from '../events'
import { iterationAt } from '../iterations'
import { pathTo } from '../path/path'
import { frontierAt } from './frontier'

/** What a search keeps that goes down one path and remembers what waits beside it. */
export interface PathFrontier {
  /** The nodes of the path and those that wait, the deepest first; of a depth the path's own. */
  readonly nodes: Int32Array
  readonly path: ReadonlySet<Node>
}

/**
 * The path from the root to the node expanded last, with the siblings that wait beside it: all that
 * a depth-first search holds that keeps no node it has done with.
 */
export function pathFrontierAt(recording: Recording, step: number): PathFrontier {
  const { depth } = recording.columns
  const { firstRow } = iterationAt(recording, step)
  const expanded = expandedAt(recording, step)
  const latest = expanded > 0 ? recording.expansions.items[expanded - 1] : -1
  const path = new Set(latest < firstRow ? [] : pathTo(recording, latest))
  const waiting = frontierAt(recording, step, 'path')
  const nodes = Int32Array.from([...path, ...waiting])
  // The sort is stable: the path's own node and the order of those that wait stay as they are.
  nodes.sort((one, other) => depth[other] - depth[one])
  return { nodes, path }
}
