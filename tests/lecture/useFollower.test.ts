import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { effectScope } from 'vue'
import { clickerKeys } from '../../src/lecture/said'
import { useFollower } from '../../src/lecture/useFollower'
import { useSettings } from '../../src/settings/useSettings'

beforeEach(() => {
  localStorage.clear()
  setActivePinia(createPinia())
})

/** A window that follows; tells what it says to the presenter's. */
function follow() {
  const said: unknown[] = []
  class Channel {
    postMessage(message: unknown) {
      said.push(message)
    }
    close() {}
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  const scope = effectScope()
  scope.run(() => useFollower({ address: '#/', held: false, asksNext: false, blank: false }))
  onTestFinished(() => {
    scope.stop()
    vi.unstubAllGlobals()
  })
  /** Presses the keys of a clicker one after the other, and tells which the presenter hears of. */
  return () => {
    said.length = 0
    for (const key of clickerKeys) window.dispatchEvent(new KeyboardEvent('keydown', { key }))
    return said
  }
}

const passed = (keys: readonly string[]) => keys.map((key) => ({ kind: 'key', key }))

it('a window that follows passes the keys of a clicker on', () => {
  const pressed = follow()
  expect(pressed()).toEqual(passed(clickerKeys))
})

it('keys of one character are not passed on where they are off', () => {
  const pressed = follow()
  useSettings().choose('characterKeys', 'off')
  expect(pressed()).toEqual(passed(['PageDown', 'PageUp']))
})
