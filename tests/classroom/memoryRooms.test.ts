import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ClassDrive, ClassRoom } from '../../src/classroom/relay/classRoom'
import { relayLimits } from '../../src/classroom/relay/limits'
import { MemoryRooms } from '../../src/classroom/relay/memoryRooms'
import { aJoining, aMoment } from './messages'

const teacher = { standingChanged() {}, replaced() {}, dropped() {}, ended() {} }
const student = {
  address: 'loopback',
  shown() {},
  drawn() {},
  put() {},
  lowered() {},
  dropped() {},
  ended() {},
}
const { teacherAway, openerAway } = relayLimits

/** A room whose teacher drives it. */
async function aDrivenRoom(): Promise<{ rooms: MemoryRooms; room: ClassRoom; drive: ClassDrive }> {
  const rooms = new MemoryRooms(relayLimits)
  const opened = await rooms.open({}, 'loopback')
  if (!opened.ok) throw new Error('no room')
  const { room } = opened.value
  return { rooms, room, drive: room.drive(teacher) }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

describe('a room without its teacher', () => {
  it('is soon over if nothing was shown and nobody is in it', async () => {
    const { rooms, room, drive } = await aDrivenRoom()
    drive.leave()
    vi.advanceTimersByTime(openerAway - 1)
    expect(rooms.has(room.code)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(rooms.has(room.code)).toBe(false)
  })

  it('is soon over if its teacher was gone before it was open', async () => {
    const rooms = new MemoryRooms(relayLimits)
    const opened = await rooms.open({}, 'loopback')
    vi.advanceTimersByTime(openerAway)
    expect(opened.ok && rooms.has(opened.value.room.code)).toBe(false)
  })

  it.each([
    ['something was shown', ({ drive }: { drive: ClassDrive }) => drive.show(aMoment)],
    ['somebody is in it', ({ room }: { room: ClassRoom }) => room.enter(aJoining, student)],
  ])('waits for a minute if %s', async (_, use) => {
    const { rooms, room, drive } = await aDrivenRoom()
    use({ drive, room })
    drive.leave()
    vi.advanceTimersByTime(teacherAway - 1)
    expect(rooms.has(room.code)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(rooms.has(room.code)).toBe(false)
  })

  it('waits for a minute more if somebody comes in', async () => {
    const { rooms, room, drive } = await aDrivenRoom()
    drive.leave()
    room.enter(aJoining, student)
    vi.advanceTimersByTime(openerAway + teacherAway - 1)
    expect(rooms.has(room.code)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(rooms.has(room.code)).toBe(false)
  })

  it('is not waited for by a server that is stopped', async () => {
    const { rooms, drive } = await aDrivenRoom()
    drive.show(aMoment)
    rooms.forget()
    drive.leave()
    expect(vi.getTimerCount()).toBe(0)
  })
})
