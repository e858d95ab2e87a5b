import { expect, it } from 'vitest'
import NextExpansion from '../../../src/pages/lecture/NextExpansion.vue'
import { mountPane, stageOf } from '../../stage/mountStage'

it('tells a presenter what the next expansion will be, and where there is none', async () => {
  const stage = stageOf({ problem: 'sliding-3x3', start: '123456078' })
  const cue = mountPane(NextExpansion, stage)
  stage.askFor(1)
  await cue.vm.$nextTick()
  expect(cue.get('p').text()).toMatch(/^Node 1 leaves the queue/)
  stage.askFor(stage.lastStep)
  await cue.vm.$nextTick()
  expect(cue.get('p').text()).toBe('This is the last step.')
})
