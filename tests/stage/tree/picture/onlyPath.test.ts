import { describe, expect, it } from 'vitest'
import { pathTo } from '../../../../src/recording/query/path/path'
import { fitCamera, viewOf } from '../../../../src/stage/tree/camera/camera'
import { levelsInView } from '../../../../src/stage/tree/picture/levelsInView'
import { marksInView } from '../../../../src/stage/tree/picture/marks'
import { besidePath, onlyPath } from '../../../../src/stage/tree/picture/onlyPath'
import { subjectOf } from '../pictureOf'
import { recordedTree } from '../recordedTree'

const viewport = { width: 900, height: 600 }

function lookAt(settings: Record<string, string>) {
  const tree = recordedTree(settings)
  const { recording, layout } = tree
  const view = viewOf(fitCamera(layout, viewport), layout, viewport)
  const levels = levelsInView(recording, layout, view)
  const node = recording.expansions.items[Math.floor(recording.expanded / 2)]
  const path = pathTo(recording, node)
  const subject = subjectOf(tree, { focusPath: path })
  const marks = onlyPath(subject, view, levels, marksInView(subject, view, levels))
  const { parent } = recording.columns
  const isAlong = (each: number) => path.includes(each) || path.includes(parent[each])
  return { recording, marks, isAlong }
}

describe('only the path to a node', () => {
  it.each<Record<string, string>>([
    { start: '123456078' },
    { start: '451260738' },
    { start: '451260738', solver: 'bidirectional' },
    { start: '451260738', solver: 'ida-star' },
  ])('is drawn as it was, with the siblings along it, and all else is faded: %o', (settings) => {
    const { marks, isAlong } = lookAt(settings)
    for (const { node, opacity } of marks) {
      if (isAlong(node)) expect(opacity).toBe(1)
      else expect(opacity).toBeLessThanOrEqual(besidePath)
    }
  })

  it('is drawn where the levels are too dense for marks, each node once', () => {
    const { recording, marks, isAlong } = lookAt({ start: '451260738' })
    const along = Array.from({ length: recording.rows }, (_, row) => row).filter(isAlong)
    const drawn = marks.map(({ node }) => node).filter(isAlong)
    expect(drawn.sort((a, b) => a - b)).toEqual(along)
  })
})
