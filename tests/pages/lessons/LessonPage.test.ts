import { flushPromises, mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import { listedLessons } from '../../../src/pages/lessons/lessons'
import OpenLesson from '../../../src/pages/lessons/OpenLesson.vue'
import { words } from '../../../src/words'
import { recordNothing } from '../../recording/recordBy'

const [{ name, heading }] = listedLessons
const [first, second] = heading.stops

beforeEach(() => {
  recordNothing()
  history.replaceState(null, '', '#/')
})

async function open(beat: string) {
  setActivePinia(createPinia())
  const nowhere = { template: '<p />' }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/lessons/:lesson/:beat?', name: 'lesson', component: OpenLesson },
      { path: '/lessons', name: 'lessons', component: nowhere },
      { path: '/lab', name: 'lab', component: nowhere },
      { path: '/sources', name: 'sources', component: nowhere },
    ],
  })
  const header = document.createElement('div')
  header.id = 'page-tools'
  document.body.append(header)
  await router.push(`/lessons/${name}${beat.startsWith('?') ? '' : '/'}${beat}`)
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
  const notice = await vi.waitFor(() => page.get('[role="alert"]'), 10_000)
  expect(notice.text()).toContain('There is no step “no-such-step” in this lesson. It is left out.')
  expect(router.currentRoute.value.params.beat).toBe(first.id)
  await notice.get('button').trigger('click')
  expect(page.find('[role="alert"]').exists()).toBe(false)
})

it.each([
  ['?beat=nope', 'There is no step “nope” in this lesson. It is left out.'],
  ['?sloth=1', 'A lesson has no setting “sloth”. It is left out.'],
  [`?beat=${second.id}&beat=${first.id}`, `more than once. Used: “${second.id}”.`],
])('says what it cannot use of %s', async (query, told) => {
  const { page } = await open(query)
  const notice = await vi.waitFor(() => page.get('[role="alert"]'), 10_000)
  expect(notice.text()).toContain(told)
  await notice.get('button').trigger('click')
  expect(page.find('[role="alert"]').exists()).toBe(false)
})

it('goes to a step that is asked for as a setting', async () => {
  const { page } = await open(`?beat=${second.id}`)
  expect(page.find('[role="alert"]').exists()).toBe(false)
  expect(page.get('[data-place].current').attributes('id')).toBe(second.id)
})

it('says the heading of the step that “Next” leads to', async () => {
  const { page } = await open(first.id)
  const said = () => page.get('.beat-bar [role="status"]').text()
  expect(said()).toBe('')
  await page.get('.beat-bar .next').trigger('click')
  expect(page.get('[data-place].current').attributes('id')).toBe(second.id)
  expect(said()).toBe(page.get(`[id="${second.id}"] h2`).text())
})

it('has nothing to say of a step that is there', async () => {
  const { page } = await open(second.id)
  expect(page.find('[role="alert"]').exists()).toBe(false)
})

const notes = '.teacher-note, .answer-key'

it('shows a presenter what is meant for the teacher', async () => {
  history.replaceState(null, '', '#/present/lessons')
  const { page } = await open(second.id)
  expect(page.find(notes).exists()).toBe(true)
})

it.each(['#/class/K7QMX/lab', '#/show/lab'])(
  'shows nobody in a class what is meant for the teacher: %s',
  async (window) => {
    localStorage.setItem('tansaku-teacher', 'true')
    history.replaceState(null, '', window)
    const { page } = await open(second.id)
    expect(page.find(notes).exists()).toBe(false)
    expect(document.querySelector('[aria-label="Teacher’s view"]')).toBeNull()
  },
)
