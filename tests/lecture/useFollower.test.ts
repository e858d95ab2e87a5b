import { expect, it, onTestFinished, vi } from 'vitest'
import { effectScope } from 'vue'
import { clickerKeys } from '../../src/lecture/said'
import type { LectureMoment, Said } from '../../src/lecture/said'
import { useFollower } from '../../src/lecture/useFollower'
import { useSettings } from '../../src/settings/useSettings'

/** A window that follows; tells what it says to the presenter's. */
function follow() {
  const said: unknown[] = []
  let hear: (said: Said) => void = () => {}
  class Channel {
    set onmessage(listen: (event: { data: Said }) => void) {
      hear = (data) => listen({ data })
    }
    postMessage(message: unknown) {
      said.push(message)
    }
    close() {}
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  const scope = effectScope()
  const follower = scope.run(() => useFollower(momentAt('#/')))
  onTestFinished(() => {
    scope.stop()
    vi.unstubAllGlobals()
  })
  /** Presses the keys of a clicker one after the other, and tells which the presenter hears of. */
  function pressed() {
    said.length = 0
    for (const key of clickerKeys) window.dispatchEvent(new KeyboardEvent('keydown', { key }))
    return said
  }
  return { pressed, hear: (told: Said) => hear(told), shown: () => follower?.moment.value.address }
}

function momentAt(address: string): LectureMoment {
  return { address, held: false, asksNext: false, blank: false }
}

const passed = (keys: readonly string[]) => keys.map((key) => ({ kind: 'key', key }))

it('a window that follows passes the keys of a clicker on', () => {
  const { pressed } = follow()
  expect(pressed()).toEqual(passed(clickerKeys))
})

it('keys of one character are not passed on where they are off', () => {
  const { pressed } = follow()
  useSettings().choose('characterKeys', 'off')
  expect(pressed()).toEqual(passed(['PageDown', 'PageUp']))
})

it('a moment that comes late is not gone back to', () => {
  const { hear, shown } = follow()
  const driver = { id: 'a1', since: 1000 }
  const tell = (number: number, address: string) =>
    hear({ kind: 'moment', driver, number, moment: momentAt(address) })
  tell(2, '#/lab?step=2')
  tell(1, '#/lab?step=1')
  expect(shown()).toBe('#/lab?step=2')
  tell(3, '#/lab?step=3')
  expect(shown()).toBe('#/lab?step=3')
})
