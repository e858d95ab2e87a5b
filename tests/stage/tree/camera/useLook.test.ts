import { expect, it } from 'vitest'
import { effectScope, reactive } from 'vue'
import { useLook } from '../../../../src/stage/tree/camera/useLook'

it('what one looks at is left with the next step, and with the next selection', () => {
  const stage = reactive({ step: 4, selected: 7 })
  const scope = effectScope()
  const looked = scope.run(() => useLook(stage))
  if (!looked) throw new Error('no look')
  looked.value = 7
  stage.step = 5
  expect(looked.value).toBeUndefined()
  looked.value = 7
  stage.selected = 3
  expect(looked.value).toBeUndefined()
  scope.stop()
})
