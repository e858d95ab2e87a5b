import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { effectScope, shallowRef } from 'vue'
import { useDriver } from '../../src/lecture/useDriver'
import { useFollower } from '../../src/lecture/useFollower'
import { noInk } from '../../src/stage/ink/ink'

const channels = new Set<Channel>()

/** Carries what one window says to the others that are open by then; what is on its way comes later. */
class Channel {
  onmessage: (event: { data: unknown }) => void = () => {}
  constructor() {
    channels.add(this)
  }
  postMessage(data: unknown) {
    setTimeout(() => {
      for (const each of channels) if (each !== this) each.onmessage({ data })
    }, 1)
  }
  close() {
    channels.delete(this)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('BroadcastChannel', Channel)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const shown = (address: string) => ({ address, held: false, asksNext: false, blank: false })

/** Opens a presenter's window. */
function present(address = '#/lab', scope = effectScope()) {
  const moment = shown(address)
  const drawn = { ink: shallowRef(noInk), pointer: shallowRef() }
  onTestFinished(() => scope.stop())
  const driver = scope.run(() =>
    useDriver(
      () => moment,
      drawn,
      () => {},
    ),
  )
  if (!driver) throw new Error('no driver')
  return driver
}

it('of two windows opened in the same moment exactly one drives', () => {
  const windows = [present(), present()]
  vi.advanceTimersByTime(100)
  expect(windows.filter(({ isDriving }) => isDriving.value)).toHaveLength(1)
})

it('the window opened last drives, until another takes the lead again', () => {
  const first = present()
  vi.advanceTimersByTime(1000)
  const second = present()
  vi.advanceTimersByTime(1000)
  expect([first.isDriving.value, second.isDriving.value]).toEqual([false, true])
  first.lead()
  vi.advanceTimersByTime(1000)
  expect([first.isDriving.value, second.isDriving.value]).toEqual([true, false])
})

it('another takes the lead though the clock was set back since the first began', () => {
  const first = present()
  vi.advanceTimersByTime(1000)
  vi.setSystemTime(Date.now() - 3_600_000)
  const second = present()
  vi.advanceTimersByTime(1000)
  second.lead()
  vi.advanceTimersByTime(1000)
  expect([first.isDriving.value, second.isDriving.value]).toEqual([false, true])
})

it('a projector follows a page that is opened after another was closed and the clock set back', () => {
  setActivePinia(createPinia())
  const [projector, closed] = [effectScope(), effectScope()]
  onTestFinished(() => projector.stop())
  const follower = projector.run(() => useFollower(shown('#/')))
  present('#/lab?step=1', closed)
  vi.advanceTimersByTime(1000)
  window.dispatchEvent(new Event('pagehide'))
  closed.stop()
  vi.advanceTimersByTime(1000)
  vi.setSystemTime(Date.now() - 3_600_000)
  present('#/lab?step=2')
  vi.advanceTimersByTime(1000)
  expect(follower?.moment.value.address).toBe('#/lab?step=2')
})
