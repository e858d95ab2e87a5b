import { expect, it, onTestFinished, vi } from 'vitest'
import ShareVideo from '../../../../../src/pages/lab/share/video/ShareVideo.vue'
import { mountPane, stageOf } from '../../../../stage/mountStage'

it('tells how long a video will be, also one of more than an hour', async () => {
  vi.stubGlobal('VideoEncoder', class {})
  const pane = mountPane(ShareVideo, stageOf({ start: '867254301' }, 2_000))
  onTestFinished(() => {
    pane.unmount()
    vi.unstubAllGlobals()
  })
  await pane.get('button').trigger('click')
  const told = () => pane.get('[aria-live]').text()
  expect(told()).toMatch(/^600 pictures, 5:02 long\./)
  const pace = pane.findAll('select').find((each) => each.find('option[value="reading"]').exists())
  await pace?.setValue('reading')
  expect(told()).toMatch(/^600 pictures, 1:\d\d:\d\d long\./)
})
