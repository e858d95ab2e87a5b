import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { expect, it, onTestFinished, vi } from 'vitest'
import { nextTick } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { keepJoined } from '../../../../src/pages/class/student/joinedClass'
import StudentWindow from '../../../../src/pages/class/student/StudentWindow.vue'
import { words } from '../../../../src/words'

/** The window of a class whose server does not answer. */
function aWindow() {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  location.hash = '#/class/K7QMX'
  const routes = [{ path: '/', component: { render: () => undefined } }]
  const router = createRouter({ history: createMemoryHistory(), routes })
  const plugins = [[I18NextVue, { i18next: words }], router] as never
  const mounted = mount(StudentWindow, { global: { plugins } })
  onTestFinished(() => {
    mounted.unmount()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    sessionStorage.clear()
    location.hash = ''
  })
  const alerts = () => mounted.findAll('[role="alert"]').map((each) => each.text())
  return { mounted, alerts }
}

const late =
  'The class server does not answer. Are you in the network of the classroom? The page goes on trying.'

it('says after a while that the server does not answer', async () => {
  const { mounted, alerts } = aWindow()
  vi.advanceTimersByTime(6_000)
  await mounted.get('form').trigger('submit')
  vi.advanceTimersByTime(4_000)
  await nextTick()
  expect(alerts()).toEqual([])
  vi.advanceTimersByTime(2_000)
  await nextTick()
  expect(alerts()).toEqual([late])
})

it('says so also where it joins by itself, as one that is loaded again', async () => {
  const ticket = '0123456789abcdef0123456789abcdef'
  keepJoined({ code: 'K7QMX', ticket, name: '', hand: false, letGo: false })
  const { alerts } = aWindow()
  vi.advanceTimersByTime(6_000)
  await nextTick()
  expect(alerts()).toEqual([late])
})
