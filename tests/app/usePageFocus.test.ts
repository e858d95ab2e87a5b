import { flushPromises, mount } from '@vue/test-utils'
import { expect, it, onTestFinished } from 'vitest'
import { h } from 'vue'
import { RouterLink, RouterView, createMemoryHistory, createRouter } from 'vue-router'
import { usePageFocus } from '../../src/app/usePageFocus'

const page = (title: string, to: string) => ({
  render: () => h('main', [h('h1', title), h(RouterLink, { to }, () => `from ${title}`)]),
})

async function open(path: string) {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', name: 'home', component: page('Home', '/lab') },
      { path: '/lab', name: 'lab', component: page('Lab', '/lab?step=2') },
      {
        path: '/sets/:set',
        name: 'set',
        component: { render: () => h('main', [h('a', { href: '#' }, 'a set without a heading')]) },
      },
    ],
  })
  await router.push(path)
  const App = {
    setup: usePageFocus,
    render: () => [
      h(
        'header',
        h(RouterLink, { to: '/lab' }, () => 'Lab'),
      ),
      h(RouterView),
    ],
  }
  const app = mount(App, { global: { plugins: [router] }, attachTo: document.body })
  onTestFinished(() => app.unmount())
  const follow = async (link: string) => {
    const found = app.findAll('a').find((each) => each.text() === link)
    found?.element.focus()
    await found?.trigger('click')
    await flushPromises()
    return found?.element
  }
  return { app, router, follow }
}

it('the heading of a page has the focus when a link of the page before led there', async () => {
  const { app, follow } = await open('/')
  await follow('from Home')
  expect(document.activeElement).toBe(app.get('h1').element)
  expect(app.get('h1').text()).toBe('Lab')
})

it('the page has it where it has no heading', async () => {
  const { app, router } = await open('/')
  app.findAll('a')[1].element.focus()
  await router.push('/sets/1')
  await flushPromises()
  expect(document.activeElement).toBe(app.get('main').element)
})

it('a link that stays keeps the focus', async () => {
  const { follow } = await open('/')
  const link = await follow('Lab')
  expect(document.activeElement).toBe(link)
})

it('nothing takes the focus where nothing had it', async () => {
  const { router } = await open('/')
  await router.push('/lab')
  await flushPromises()
  expect(document.activeElement).toBe(document.body)
})
