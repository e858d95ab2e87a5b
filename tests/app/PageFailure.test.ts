import { flushPromises, mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { expect, it, onTestFinished, vi } from 'vitest'
import { h } from 'vue'
import { RouterView, createMemoryHistory, createRouter } from 'vue-router'
import PageFailure from '../../src/app/PageFailure.vue'
import { words } from '../../src/words'
import { button } from '../pages/lab/mountInWords'

const page = (name: string) => ({ render: () => h('main', name) })

/** An app that stands at its first page, and whose lab fails until it is allowed to come. */
async function open() {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  let comes = false
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', name: 'home', component: page('home') },
      {
        path: '/lab',
        name: 'lab',
        component: () => (comes ? Promise.resolve(page('lab')) : Promise.reject(new Error('no'))),
      },
    ],
  })
  await router.push('/')
  const app = mount(
    { render: () => h('div', [h(PageFailure), h(RouterView)]) },
    {
      global: { plugins: [[I18NextVue, { i18next: words }], router] as never },
      attachTo: document.body,
    },
  )
  onTestFinished(() => app.unmount())
  await router.push('/lab').catch(() => {})
  await flushPromises()
  return { app, allow: () => (comes = true) }
}

async function press(app: Awaited<ReturnType<typeof open>>['app'], name: string) {
  const pressed = button(app, name)
  pressed.element.focus()
  await pressed.trigger('click')
  await flushPromises()
  return pressed.element
}

it('keeps the focus where the page fails once more, and passes it on to the page that comes', async () => {
  const { app, allow } = await open()
  expect(app.text()).toContain('The page “Lab” could not be loaded.')
  const again = await press(app, 'Try again')
  expect(app.text()).toContain('The page “Lab” could not be loaded.')
  expect(document.activeElement).toBe(again)
  allow()
  await press(app, 'Try again')
  expect(app.text()).toBe('lab')
  expect(document.activeElement).toBe(app.get('main').element)
})

it('gives the focus to the page that stays where it is put away', async () => {
  const { app } = await open()
  await press(app, 'Close')
  expect(app.text()).toBe('home')
  expect(document.activeElement).toBe(app.get('main').element)
})
