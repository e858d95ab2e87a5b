import { createPinia, setActivePinia } from 'pinia'
import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import BudgetNotice from '../../../src/pages/lab/BudgetNotice.vue'
import { useStage } from '../../../src/player/stageStore'
import type { Settings } from '../../../src/problems/problem'
import { readRun } from '../../../src/recording/run'
import { Recorder } from '../../../src/recording/write/recorder'
import { button, mountInWords } from './mountInWords'

function recordPast(budget: number, settings: Settings = { start: '867254301' }) {
  setActivePinia(createPinia())
  const stage = useStage('test')
  const run = readRun(settings)
  if (!run.ok) throw new Error(run.fault.setting)
  const recorder = new Recorder(run.value, budget)
  recorder.advance(5_000)
  stage.run = run.value
  stage.latest = recorder.recording()
  return { stage, recorder, notice: mountInWords(BudgetNotice, { stage }) }
}

it('says which part is drawn, counts on, and in the end says how the search ended', async () => {
  const { stage, recorder, notice } = recordPast(1_000)
  const { generated } = recorder.recording().totals
  expect(notice.text()).toContain(
    'The first 1,000 generated nodes are drawn. The search goes on past them and is counted.',
  )
  expect(notice.text()).toContain(`So far: ${generated.toLocaleString('en')} generated, 5,`)
  recorder.advance(Number.POSITIVE_INFINITY)
  stage.latest = recorder.recording()
  await nextTick()
  expect(notice.text()).toContain(
    'The first 1,000 generated nodes are drawn; the rest were only counted.',
  )
  expect(notice.text()).toContain('a solution of 31 moves was found')
  expect(notice.find('button').exists()).toBe(false)
})

it.each([
  { problem: 'missionaries', people: '4', start: '44L' },
  { problem: 'sliding-3x2', start: '123540' },
])('says of a search that would go on for ever that it does: %j', (task) => {
  const endless =
    'The goal cannot be reached. This search keeps no table of reached states, so it may never end by itself.'
  expect(recordPast(1_000, { ...task, solver: 'ida-star' }).notice.text()).toContain(endless)
  const { notice } = recordPast(1_000)
  expect(notice.text()).not.toContain(endless)
})

it('stops the counting', async () => {
  const { stage, notice } = recordPast(1_000)
  await button(notice, 'Stop counting').trigger('click')
  expect(stage.latest?.outcome).toEqual({ kind: 'cancelled' })
})

it('asks for another budget', async () => {
  const { notice } = recordPast(1_000)
  await notice.get('select').setValue('4000000')
  expect(notice.emitted('change')).toEqual([[4_000_000]])
})
