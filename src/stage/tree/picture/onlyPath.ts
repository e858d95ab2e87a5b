import { levelOf } from '../../../layout/treeLayout'
import { kept } from '../../../recording/reasonCodes'
import { childrenAt } from '../../../recording/query/path'
import type { Node } from '../../../solvers/solver'
import type { LevelView } from './levelsInView'
import { markOf } from './marks'
import type { Mark, MarkedTree } from './marks'

/** How strongly all is drawn that is not on the path. */
export const besidePath = 0.16
const leastSize = 6

/**
 * Leaves of all marks only the nodes of a path and the siblings along it as they were. The others
 * are faded; where marks have given way to density, those of the path are drawn all the same.
 *
 * @param path the nodes from a root on
 */
export function onlyPath(
  tree: MarkedTree,
  levels: readonly LevelView[],
  marks: readonly Mark[],
  path: readonly Node[],
): readonly Mark[] {
  const { parent } = tree.recording.columns
  const onPath = new Set(path)
  const isAlong = (node: Node) => onPath.has(node) || onPath.has(parent[node])
  const others = marks
    .filter(({ node }) => !isAlong(node))
    .map((mark) => ({ ...mark, share: mark.share * besidePath }))
  return [...others, ...alongPath(tree, levels, path)]
}

function alongPath(
  tree: MarkedTree,
  levels: readonly LevelView[],
  path: readonly Node[],
): readonly Mark[] {
  const { recording, layout, step } = tree
  const { columns } = recording
  const viewOf = new Map(levels.map((level) => [level.level, level]))
  const isShown = (node: Node) => layout.withPruned || columns.reason[node] === kept
  const levelAt = (node: Node) => levelOf(layout, columns, node)
  // Of a path deeper than the picture has room for, the line alone is drawn.
  if (levels.some(({ together }) => together > 1)) return []
  const children = path
    .filter((node) => viewOf.has(levelAt(node) - 1) || viewOf.has(levelAt(node) + 1))
    .flatMap((node) => childrenAt(recording, node, step))
  return [...path.slice(0, 1), ...children].filter(isShown).flatMap((node) => {
    const level = viewOf.get(levelAt(node))
    if (!level) return []
    const { boards } = level.shares
    const size = Math.max(leastSize, level.size)
    const mark = markOf(tree, node, { y: level.y, size }, { marks: 1, boards })
    return mark ? [mark] : []
  })
}
