import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { effectScope } from 'vue'
import { useOwnSearches } from '../../../../src/ownSearch/kept/useOwnSearches'
import LabCode from '../../../../src/pages/lab/code/LabCode.vue'
import { useOwnCode } from '../../../../src/pages/lab/code/useOwnCode'
import { fullDevice } from '../../../ownSearch/kept/ownDevice'
import { readHere } from '../../../ownSearch/readHere'
import { stageOf } from '../../../stage/mountStage'
import { mountInWords } from '../mountInWords'

beforeEach(readHere)
afterEach(() => {
  vi.restoreAllMocks()
})

it('says beside code that the device could not keep it, until there is room', async () => {
  const stage = stageOf({ start: '123456078' })
  const scope = effectScope()
  onTestFinished(() => scope.stop())
  const own = scope.run(() => useOwnCode(stage, () => Promise.resolve()))
  const pane = mountInWords(LabCode, { stage, own })
  const makeRoom = fullDevice()
  await own?.editCopy()
  await flushPromises()
  expect(pane.get('[role="alert"]').text()).toContain('here only while this page is open')
  makeRoom()
  useOwnSearches().flush()
  await flushPromises()
  expect(pane.find('[role="alert"]').exists()).toBe(false)
})
