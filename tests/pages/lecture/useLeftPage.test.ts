import { flushPromises, mount } from '@vue/test-utils'
import { expect, it, onTestFinished, vi } from 'vitest'
import { defineComponent, nextTick, ref, shallowRef } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { usePresented } from '../../../src/lecture/presented'
import { useLeftPage } from '../../../src/pages/lecture/useLeftPage'
import type { Stage } from '../../../src/player/stageStore'
import { stageOf } from '../../stage/mountStage'

const page = { template: '<p />' }

/** A presenter's window at an address, with the stage and the entry of a set that it shows. */
async function aPresenter(address: string) {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/lab', name: 'lab', component: page },
      { path: '/lessons/:lesson/:beat?', name: 'lesson', component: page },
    ],
  })
  await router.push(address)
  const leave = vi.fn<() => void>()
  const entry = ref<string>()
  const stage = shallowRef<Stage>()
  const Window = defineComponent(() => {
    usePresented(() => ({
      held: false,
      asksNext: false,
      ...(stage.value && { stage: stage.value }),
    }))
    useLeftPage(() => entry.value, leave)
    return () => null
  })
  const window = mount(Window, { global: { plugins: [router] } })
  onTestFinished(() => window.unmount())
  return { router, leave, entry, stage }
}

it('another place in a lesson is the same page, another lesson is not', async () => {
  const { router, leave } = await aPresenter('/lessons/02-breadth-first/start')
  await router.push('/lessons/02-breadth-first/expand')
  expect(leave).not.toHaveBeenCalled()
  await router.push('/lessons/08-a-star')
  expect(leave).toHaveBeenCalledOnce()
})

it('who goes to the next entry of a set leaves the one before, also on the same page', async () => {
  const { leave, entry } = await aPresenter('/lessons/02-breadth-first/start')
  entry.value = 'first'
  await nextTick()
  expect(leave).toHaveBeenCalledOnce()
  entry.value = 'second'
  await nextTick()
  expect(leave).toHaveBeenCalledTimes(2)
})

it('who steps stays with the search of the lab, who sets up another one leaves it', async () => {
  const { leave, stage } = await aPresenter('/lab')
  stage.value = stageOf({ problem: 'sliding-3x3', start: '123456078' })
  await flushPromises()
  stage.value.askFor(1)
  await flushPromises()
  expect(leave).not.toHaveBeenCalled()
  stage.value = stageOf({ problem: 'sliding-3x3', start: '123456708' })
  await flushPromises()
  expect(leave).toHaveBeenCalledOnce()
})

it('a search that is set up once more as it was is the same one', async () => {
  const { leave, stage } = await aPresenter('/lab')
  stage.value = stageOf({ problem: 'sliding-3x3', start: '123456078' })
  await flushPromises()
  stage.value = undefined
  await flushPromises()
  stage.value = stageOf({ problem: 'sliding-3x3', start: '123456078' })
  await flushPromises()
  expect(leave).not.toHaveBeenCalled()
})
