import { levelOf } from '../../../layout/treeLayout'
import { childrenAt } from '../../../recording/query/path/path'
import type { Node } from '../../../solvers/solver'
import type { View } from '../camera/camera'
import type { LevelView } from './levelsInView'
import { markOf } from './marks'
import type { MarkedSubject, TreeMark } from './marks'
import { hasPlace } from './nodePlaces'
import type { TreeSubject } from './treeSubject'

type PathSubject = MarkedSubject & Pick<TreeSubject, 'focusPath'>

/** How strongly all is drawn that is not on the path. */
export const besidePath = 0.16
const leastSize = 6

/**
 * Leaves of all marks only the nodes of the path in focus and the siblings along it as they were.
 * The others are faded; where marks have given way to density, those of the path are drawn all the
 * same.
 */
export function onlyPath(
  subject: PathSubject,
  view: View,
  levels: readonly LevelView[],
  marks: readonly TreeMark[],
): readonly TreeMark[] {
  const { parent } = subject.recording.columns
  const onPath = new Set(subject.focusPath)
  const isAlong = (node: Node) => onPath.has(node) || onPath.has(parent[node])
  const others = marks
    .filter(({ node }) => !isAlong(node))
    .map((mark) => ({ ...mark, opacity: mark.opacity * besidePath }))
  return [...others, ...alongPath(subject, view, levels)]
}

function alongPath(
  subject: PathSubject,
  view: View,
  levels: readonly LevelView[],
): readonly TreeMark[] {
  const { recording, tree, step, focusPath: path } = subject
  const { layout } = tree
  const { columns } = recording
  const viewOfLevel = new Map(levels.map((level) => [level.level, level]))
  const levelAt = (node: Node) => levelOf(layout, columns, node)
  // Of a path deeper than the picture can show level by level, the line alone is drawn.
  if (levels.some(({ together }) => together > 1)) return []
  const children = path
    .filter((node) => viewOfLevel.has(levelAt(node) - 1) || viewOfLevel.has(levelAt(node) + 1))
    .flatMap((node) => childrenAt(recording, node, step))
  return [...path.slice(0, 1), ...children].flatMap((node) => {
    const level = viewOfLevel.get(levelAt(node))
    if (!level || !hasPlace(recording, layout, node)) return []
    const { boards } = level.opacity
    const size = Math.max(leastSize, level.size)
    const mark = markOf(subject, view, node, { y: level.y, size }, { marks: 1, boards })
    return mark ? [mark] : []
  })
}
