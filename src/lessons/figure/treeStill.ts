import { layOutTree, levelOf } from '../../layout/treeLayout'
import type { Scene } from '../../problems/scene'
import { countsAt } from '../../recording/query/counts'
import { rowsAt } from '../../recording/query/events'
import { iterationAt } from '../../recording/query/iterations'
import { stateOf } from '../../recording/query/path'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { solutionMarkers } from '../../recording/query/markers'
import { solutionPath } from '../../recording/query/solutions'
import { isCutOff, statusAt } from '../../recording/query/status'
import type { Status } from '../../recording/query/status'
import type { Node } from '../../solvers/solver'

/** A tree as a drawing that does not move, in pixels; or how wide it is, where it is too large. */
export type TreeStill =
  | {
      readonly kind: 'nodes'
      readonly width: number
      readonly height: number
      readonly nodes: readonly StillNode[]
    }
  | { readonly kind: 'levels'; readonly perLevel: readonly number[] }

interface StillNode {
  readonly node: Node
  readonly x: number
  readonly y: number
  /** The side of its board, or the diameter of its mark. */
  readonly size: number
  readonly status: Status
  readonly backward: boolean
  readonly onWay: boolean
  readonly above: readonly [number, number] | undefined
  /** The board, where there is room to draw it. */
  readonly scene: Scene | undefined
}

const mostNodes = 1500
const widest = 640
const mostUnit = 76
const leastBoard = 24
const largestBoard = 60
const largestMark = 14
// Pruned children have less room than kept ones.
const prunedShare = 0.6

/** The tree at a step, as large as the width of a text. */
export function treeStill(recording: Recording, run: Run, step: number): TreeStill {
  const { firstRow } = iterationAt(recording, step)
  const rows = rowsAt(recording, step)
  if (rows - firstRow > mostNodes) {
    return { kind: 'levels', perLevel: countsAt(recording, step).perLevel }
  }
  const { columns } = recording
  const layout = layOutTree(columns, firstRow, rows, true)
  const unit = Math.min(mostUnit, widest / (layout.right - layout.left + 1))
  const room = unit * 0.84
  const withBoards = room >= leastBoard
  const size = Math.min(room, withBoards ? largestBoard : largestMark)
  const gap = Math.max(size * 1.45, 26)
  const onWay = new Set(
    Array.from(solutionMarkers(recording).values())
      .filter(({ event }) => event <= step)
      .flatMap((mark) => solutionPath(recording, mark).flat()),
  )
  const placeOf = (node: Node) =>
    [
      (layout.x[node] - layout.left + 0.5) * unit,
      (levelOf(layout, columns, node) + 0.5) * gap,
    ] as const
  const nodes = Array.from(layout.order, (node): StillNode => {
    const [x, y] = placeOf(node)
    const above = columns.parent[node]
    const status = statusAt(recording, node, step)
    return {
      node,
      x,
      y,
      size: isCutOff(status) ? size * prunedShare : size,
      status,
      backward: columns.side[node] === 1,
      onWay: onWay.has(node),
      above: above < 0 ? undefined : placeOf(above),
      scene: withBoards ? run.problem.draw(stateOf(recording, node)) : undefined,
    }
  })
  const width = (layout.right - layout.left + 1) * unit
  return { kind: 'nodes', width, height: layout.levels * gap, nodes }
}
