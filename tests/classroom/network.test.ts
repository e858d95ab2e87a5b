import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { anOpenRoom, aRelay, aSeated, momentAt } from './aClass'

/** What a browser tells its pages of the network. */
function aBrowser() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const frame = new EventTarget()
  vi.stubGlobal('window', frame)
  vi.stubGlobal('document', page)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    online: () => frame.dispatchEvent(new Event('online')),
    seen: () => page.dispatchEvent(new Event('visibilitychange')),
    hidden() {
      page.visibilityState = 'hidden'
      page.dispatchEvent(new Event('visibilitychange'))
      page.visibilityState = 'visible'
    },
  }
}

/** From now on nothing comes by waiting. */
function withoutWaiting() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

async function aClassInABrowser() {
  const browser = aBrowser()
  const { origin, cut } = await aRelay()
  const { driver, room } = await anOpenRoom(origin)
  const student = await aSeated(origin, room.code, { transports: ['websocket'] })
  driver.show(momentAt('#/lab?step=1'))
  await student.at('#/lab?step=1')
  return { browser, cut, ...student }
}

describe('a page whose network is back', () => {
  it.each([['online'], ['seen']] as const)(
    'is in its class at once when it is %s, without waiting for its turn',
    async (event) => {
      const { browser, cut, heard, until } = await aClassInABrowser()
      withoutWaiting()
      cut()
      await until(() => heard.connection === 'lost')
      browser[event]()
      await until(() => heard.moments.length === 2)
      expect(heard.moments.at(-1)).toEqual(heard.moments[0])
    },
  )

  it('comes by a new connection, since the one before may hang', async () => {
    const { browser, heard, until } = await aClassInABrowser()
    withoutWaiting()
    browser.online()
    expect(heard.connection).toBe('lost')
    await until(() => heard.connection === 'joined')
  })

  it('keeps its connection when it is only seen again, if that is not silent for long', async () => {
    const { browser, heard, until } = await aClassInABrowser()
    withoutWaiting()
    browser.hidden()
    browser.seen()
    expect(heard.connection).toBe('joined')
    vi.setSystemTime(Date.now() + 5_000)
    browser.hidden()
    expect(heard.connection).toBe('joined')
    browser.seen()
    expect(heard.connection).toBe('lost')
    await until(() => heard.connection === 'joined')
  })
})
