import { nodeOf } from '../../player/currentNode'
import { frontierOrderOf } from '../../recording/frontierOrder'
import { eventAt } from '../../recording/query/events'
import { frontierAt } from '../../recording/query/frontier/frontier'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import { answerAt } from '../runs/question'
import type { Question } from '../runs/question'
import type { MapStill } from './mapShapes'
import { mapStill } from './mapStill'
import { stillBoard } from './stillBoard'
import type { StillBoard } from './stillBoard'
import { treeStill } from './treeStill'
import type { TreeStill } from './treeStill'

/** What a figure shows of a moment. */
export type Still =
  | { readonly view: 'tree'; readonly tree: TreeStill; readonly step: number }
  | { readonly view: 'map'; readonly map: MapStill; readonly step: number }
  | { readonly view: 'board'; readonly board: StillBoard }
  | { readonly view: 'frontier'; readonly boards: readonly StillBoard[]; readonly more: number }

const mostBoards = 8

/** @param treeWidth how wide the picture of a tree may be, in pixels, where it is no text's width */
export function stillQuestion(
  until: string,
  view: Still['view'],
  treeWidth?: number,
): Question<Still> {
  return {
    name: `still ${view} ${until} ${treeWidth ?? ''}`,
    needsNodes: true,
    answer: (recording, run) =>
      answerAt(recording, until, (step) => {
        const value = stillAt(recording, run, step, { view, treeWidth })
        return value ? { ok: true, value } : { ok: false, fault: { key: 'lessons.fault.noMap' } }
      }),
  }
}

function stillAt(
  recording: Recording,
  run: Run,
  step: number,
  { view, treeWidth }: { readonly view: Still['view']; readonly treeWidth: number | undefined },
): Still | undefined {
  if (view === 'map') {
    const map = mapStill(recording, run, step)
    return map && { view, map, step }
  }
  if (view === 'tree') return { view, tree: treeStill(recording, run, step, treeWidth), step }
  const boardOf = (node: Node) => stillBoard(recording, run, node)
  if (view === 'board') {
    // A tree that begins anew begins with the start.
    return { view, board: boardOf(nodeOf(eventAt(recording, step), recording) ?? 0) }
  }
  const frontier = frontierAt(recording, step, frontierOrderOf(run.chosen))
  const boards = Array.from(frontier.subarray(0, mostBoards), boardOf)
  return { view, boards, more: frontier.length - boards.length }
}
