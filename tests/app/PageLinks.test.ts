import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { expect, it, onTestFinished } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import PageLinks from '../../src/app/PageLinks.vue'
import { words } from '../../src/words'

it('leads from another page back to where the lab was left', async () => {
  const page = { template: '<p />' }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/lab', name: 'lab', component: page },
      { path: '/lessons', name: 'lessons', component: page },
    ],
  })
  await router.push('/lab')
  const plugins = [[I18NextVue, { i18next: words }], router] as never
  const links = mount(PageLinks, { global: { plugins } })
  onTestFinished(() => links.unmount())
  const lab = () => links.get('a.lab').attributes('href')

  await router.replace('/lab?solver=a-star&step=7')
  // In the lab itself the link leads to its first page.
  expect(lab()).toBe('/lab')
  await router.push('/lessons')
  expect(lab()).toBe('/lab?solver=a-star&step=7')
})
