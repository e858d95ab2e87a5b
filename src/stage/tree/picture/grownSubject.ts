import { blended } from '../frames/blend'
import type { Growth } from '../frames/growth'
import type { TreeSubject } from './treeSubject'

/** The subject while its nodes are on their way from one layout to another. */
export function grownSubject(subject: TreeSubject, { from, layoutShare }: Growth): TreeSubject {
  if (!from) return subject
  const { recording, tree } = subject
  const layout = blended(from, tree.layout, recording.columns.parent, layoutShare)
  return { ...subject, tree: { ...tree, layout } }
}
