import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { effectScope, shallowRef } from 'vue'
import { useDriver } from '../../src/lecture/useDriver'
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

/** Opens a presenter's window. */
function present() {
  const moment = { address: '#/lab', held: false, asksNext: false, blank: false }
  const drawn = { ink: shallowRef(noInk), pointer: shallowRef() }
  const scope = effectScope()
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
