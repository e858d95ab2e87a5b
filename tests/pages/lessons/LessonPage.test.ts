import { flushPromises, mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { createPinia, setActivePinia } from 'pinia'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import OpenLesson from '../../../src/pages/lessons/OpenLesson.vue'
import { listedLessons } from '../../../src/pages/lessons/lessons'
import { words } from '../../../src/words'

vi.mock('../../../src/recording/transfer/recordClient', () => ({
  recordInWorker: () => () => {},
}))

const [{ name, heading }] = listedLessons
const [first, second] = heading.stops

async function open(beat: string) {
  setActivePinia(createPinia())
  const nowhere = { template: '<p />' }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/lessons/:lesson/:beat?', name: 'lesson', component: OpenLesson },
      { path: '/lessons', name: 'lessons', component: nowhere },
      { path: '/lab', name: 'lab', component: nowhere },
    ],
  })
  const header = document.createElement('div')
  header.id = 'page-tools'
  document.body.append(header)
  await router.push(`/lessons/${name}/${beat}`)
  const global = {
    plugins: [[I18NextVue, { i18next: words }], router] as never,
    stubs: { LessonStage: true },
  }
  const page = mount(RouterView, { global, attachTo: document.body })
  onTestFinished(() => {
    page.unmount()
    header.remove()
  })
  await vi.waitFor(() => expect(page.find('[data-place]').exists()).toBe(true), 10_000)
  await flushPromises()
  return { page, router }
}

it('names a step in the address that the lesson has not, until that is dismissed', async () => {
  const { page, router } = await open('no-such-step')
  const notice = page.get('[role="alert"]')
  expect(notice.text()).toContain('There is no step “no-such-step” in this lesson. It is left out.')
  expect(router.currentRoute.value.params.beat).toBe(first.id)
  await notice.get('button').trigger('click')
  expect(page.find('[role="alert"]').exists()).toBe(false)
})

it('has nothing to say of a step that is there', async () => {
  const { page } = await open(second.id)
  expect(page.find('[role="alert"]').exists()).toBe(false)
})
