import { flushPromises, mount } from '@vue/test-utils'
import { expect, it, onTestFinished } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import ShownMoment from '../../../src/pages/lecture/ShownMoment.vue'

const links = `<main>
  <RouterLink class="same" to="/compare?a=start%3D123456078">One more</RouterLink>
  <RouterLink class="other" to="/experiments">Another page</RouterLink>
</main>`

it.each([
  ['same', '/compare?a=start%3D123456078'],
  ['other', '/experiments'],
])(
  'a page that a class is shown stays, and tells of a link on it that is followed: %s',
  async (name, path) => {
    const component = { template: links }
    const router = createRouter({
      history: createMemoryHistory('/#/class/AB2CD'),
      routes: ['/', '/compare', '/experiments'].map((at) => ({ path: at, component })),
    })
    const page = mount(ShownMoment, {
      props: { moment: { address: '#/compare', held: false, asksNext: false, blank: false } },
      global: { plugins: [router] },
      attachTo: document.body,
    })
    onTestFinished(() => page.unmount())
    await flushPromises()
    await page.get(`a.${name}`).trigger('click')
    await flushPromises()
    expect(router.currentRoute.value.fullPath).toBe('/compare')
    expect(page.emitted('away')).toEqual([[path]])
  },
)
