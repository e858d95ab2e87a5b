import { expect, it, onTestFinished, vi } from 'vitest'
import { relayLimits } from '../../src/classroom/relay/limits'
import { MemoryRooms } from '../../src/classroom/relay/memoryRooms'
import { aMoment } from './messages'

const nobody = { standingChanged() {}, replaced() {}, dropped() {}, ended() {} }

it('a server that is stopped waits for no teacher', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const rooms = new MemoryRooms(relayLimits)
  const opened = await rooms.open({}, 'loopback')
  if (!opened.ok) throw new Error('no room')
  const drive = opened.value.room.drive(nobody)
  drive.show(aMoment)
  rooms.forget()
  drive.leave()
  expect(vi.getTimerCount()).toBe(0)
})
