import { expect, it, vi } from 'vitest'
import { passOn } from '../../src/classroom/cluster/passOn'
import { newestOnly } from '../../src/classroom/protocol/newestOnly'
import { TokenBucket } from '../../src/classroom/relay/tokenBucket'
import { aMoment } from './messages'

/** A client, and the moments that it is told; all of them arrive. */
function aClient() {
  const moments: unknown[] = []
  const socket = {
    id: 'client',
    connected: true,
    data: { address: 'loopback', requests: new TokenBucket({ perSecond: 1, burst: 1 }) },
    on: vi.fn(),
    removeAllListeners: vi.fn(),
    disconnect: vi.fn(),
    emit(name: string, told?: unknown, arrived?: unknown) {
      if (name === 'moment') moments.push(told)
      if (typeof arrived === 'function') arrived()
    },
  }
  return { socket, moments }
}

it('leaves out a moment that cannot be read, and passes the next one on', () => {
  const { socket, moments } = aClient()
  const toClient = newestOnly<unknown>((each, arrived) => passOn(socket, 'moment', each, arrived))
  toClient.offer(() => ({ ...aMoment, address: 'of another version' }))
  toClient.offer(() => aMoment)
  expect(moments).toEqual([aMoment])
})
