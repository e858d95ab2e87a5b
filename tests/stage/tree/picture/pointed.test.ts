import { expect, it } from 'vitest'
import { effectScope, ref, shallowRef } from 'vue'
import { densityLines } from '../../../../src/layout/density/densityLines'
import { layOutTree } from '../../../../src/layout/treeLayout'
import { useTreeSubject } from '../../../../src/stage/tree/picture/useTreeSubject'
import { stageOf } from '../../mountStage'

function subjectAt(step: number) {
  const stage = stageOf({ start: '123405678' })
  const { latest } = stage
  if (!latest) throw new Error('nothing is recorded')
  stage.goTo(step)
  const layout = layOutTree(latest.columns, 0, latest.rows, true)
  const laidOut = shallowRef({ layout, density: densityLines(layout, latest.columns) })
  const subject = effectScope().run(() =>
    useTreeSubject(stage, laidOut, () => undefined, ref(false)),
  )
  return { stage, pointed: () => subject?.value?.pointed }
}

it('the tree points out the node whose name is pointed at', () => {
  const { stage, pointed } = subjectAt(3)
  expect(pointed()).toBeUndefined()
  stage.point(2)
  expect(pointed()).toBe(2)
  stage.point()
  expect(pointed()).toBeUndefined()
})

it('the tree points out no node that is yet to come', () => {
  const { stage, pointed } = subjectAt(2)
  stage.point(2)
  expect(pointed()).toBeUndefined()
  stage.goTo(3)
  expect(pointed()).toBe(2)
})
