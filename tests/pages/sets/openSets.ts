import { flushPromises, mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { createPinia, setActivePinia } from 'pinia'
import { onTestFinished, vi } from 'vitest'
import type { Component } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { parseEveryName } from '../../../src/app/parseEveryName'
import SetPage from '../../../src/pages/sets/SetPage.vue'
import SetsPage from '../../../src/pages/sets/SetsPage.vue'
import { useSets } from '../../../src/sets/useSets'
import { words } from '../../../src/words'

/** The store of a device on which nothing is kept. */
export function emptyStore() {
  localStorage.clear()
  setActivePinia(createPinia())
  return useSets()
}

/** Opens one of the pages of sets, in an app that can present. */
export async function openSets(path: string) {
  return openIn({ template: '<RouterView />' }, path)
}

/** Opens the page of a link that has a whole set in it, and waits until it is unpacked. */
export async function openLinkOf(packed: string) {
  const opened = await openSets(`/sets?set=${packed}`)
  await vi.waitFor(() => opened.page.get('h1'))
  return opened
}

/** Mounts a component at an address of an app that can present. */
export async function openIn(view: Component, path: string, props: Record<string, unknown> = {}) {
  const nowhere = { template: '<p />' }
  const router = createRouter({
    history: createMemoryHistory(),
    parseQuery: parseEveryName,
    routes: [
      { path: '/sets', name: 'sets', component: SetsPage },
      { path: '/sets/:set', name: 'set', component: SetPage },
      { path: '/lab', name: 'lab', component: nowhere },
      { path: '/present/:page(.*)*', name: 'present', component: nowhere },
      { path: '/:unknown(.*)*', name: 'missing', component: nowhere },
    ],
  })
  await router.push(path)
  const global = { plugins: [[I18NextVue, { i18next: words }], router] as never }
  const page = mount(view, { props, global, attachTo: document.body })
  onTestFinished(() => page.unmount())
  await settled()
  return { page, router }
}

/** Packing and unpacking take turns of their own. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    await new Promise((resolve) => setTimeout(resolve))
    await flushPromises()
  }
}
