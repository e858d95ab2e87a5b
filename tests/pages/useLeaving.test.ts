import { flushPromises, mount } from '@vue/test-utils'
import { expect, onTestFinished, test } from 'vitest'
import { defineComponent, h } from 'vue'
import { createMemoryHistory, createRouter, createWebHashHistory, RouterView } from 'vue-router'
import { useLeaving } from '../../src/pages/useLeaving'

const empty = () => h('p')

/** A file that comes, or fails to come, when the test says so. */
function awaited() {
  let resolve!: (page: typeof empty) => void
  let reject!: (error: Error) => void
  const promise = new Promise<typeof empty>((...ends) => ([resolve, reject] = ends))
  return { promise, resolve, reject }
}

/** A page, and two others whose file is still to come. */
async function pages(history = createMemoryHistory()) {
  const file = awaited()
  let leaving = () => false
  const here = defineComponent({
    setup() {
      leaving = useLeaving()
      return () => h('p')
    },
  })
  const router = createRouter({
    history,
    routes: [
      { path: '/', name: 'here', component: here },
      { path: '/other', name: 'other', component: () => file.promise },
      { path: '/third', name: 'third', component: () => file.promise },
    ],
  })
  router.onError(() => undefined)
  await router.push('/')
  const shown = mount(() => h(RouterView), { global: { plugins: [router] } })
  onTestFinished(() => {
    shown.unmount()
    history.destroy()
  })
  await router.isReady()
  return { router, file, leaving: () => leaving() }
}

test('a page is being left while the file of the next one is loaded', async () => {
  const { router, file, leaving } = await pages()
  expect(leaving()).toBe(false)
  const way = router.push('/other')
  await flushPromises()
  expect(leaving()).toBe(true)
  file.resolve(empty)
  await way
  expect(leaving()).toBe(true)
})

test('a page whose follower could not be loaded is not being left', async () => {
  const { router, file, leaving } = await pages()
  const way = router.push('/other')
  file.reject(new Error('gone'))
  await expect(way).rejects.toThrow('gone')
  expect(leaving()).toBe(false)
})

test('a way that another one has overtaken does not end the leaving', async () => {
  const { router, file, leaving } = await pages()
  void router.push('/other')
  const way = router.push('/third')
  await flushPromises()
  expect(leaving()).toBe(true)
  file.resolve(empty)
  await way
  expect(leaving()).toBe(true)
})

test('a new query is another address of the same page', async () => {
  const { router, leaving } = await pages()
  await router.push('/?step=3')
  expect(leaving()).toBe(false)
})

test('a page is being left while what its new address needs is loaded', async () => {
  const { router, file, leaving } = await pages()
  router.beforeResolve(async () => void (await file.promise))
  const way = router.push('/?problem=pancakes')
  await flushPromises()
  expect(leaving()).toBe(true)
  file.resolve(empty)
  await way
  expect(leaving()).toBe(false)
})

test('a page whose new address could not be opened is not being left', async () => {
  const { router, file, leaving } = await pages()
  router.beforeResolve(async () => void (await file.promise))
  const way = router.push('/?problem=pancakes')
  file.reject(new Error('gone'))
  await expect(way).rejects.toThrow('gone')
  expect(leaving()).toBe(false)
})

test('a page is being left from the moment at which the browser has another address', async () => {
  const { router, leaving } = await pages(createWebHashHistory())
  await router.push('/?step=4')
  expect(leaving()).toBe(false)
  history.pushState(null, '', '#/other')
  expect(leaving()).toBe(true)
})
