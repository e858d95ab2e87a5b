import { expect, it } from 'vitest'
import { fitCamera, viewOf } from '../../../../src/stage/tree/camera/camera'
import { densityWorkspace } from '../../../../src/stage/tree/paint/paintDensity'
import { badgeOf } from '../../../../src/stage/tree/paint/paintMarks'
import { paintNodes } from '../../../../src/stage/tree/paint/paintTree'
import { notingCanvas } from '../notingCanvas'
import { pictureOf } from '../pictureOf'
import { recordedTree } from '../recordedTree'

it('the badge of a board lies upon the frame of the step', () => {
  const tree = recordedTree({ start: '123745086' })
  const viewport = { width: 900, height: 900 }
  const view = viewOf(fitCamera(tree.layout, viewport), tree.layout, viewport)
  const picture = pictureOf(tree, view, { current: 0 }, true)
  const root = picture.marks.find(({ node }) => node === 0)
  if (!root || root.boardOpacity < 1) throw new Error('the root is no board')
  const { x, y, size } = badgeOf(root)
  const { notes, context } = notingCanvas()
  paintNodes(context, densityWorkspace(), picture)
  const badge = `expanded disc ${Math.round(x)} ${Math.round(y)} ${Math.round(size / 2)}`
  expect(notes.lastIndexOf(badge)).toBeGreaterThan(notes.lastIndexOf('ink rim'))
})
