import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { effectScope } from 'vue'
import type { DriveOptions } from '../../../../src/classroom/client/driveClass'
import { keptRoom } from '../../../../src/pages/class/teacher/keptRoom'
import { useLedClass } from '../../../../src/pages/class/teacher/useLedClass'
import { driveHere } from './driveHere'

const room = { code: 'K7QMX', secret: 'ab'.repeat(32) }
let driven: readonly DriveOptions[]

beforeEach(() => {
  driven = driveHere()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

/** A presenter's page, and how it is closed. */
async function aPage() {
  const scope = effectScope()
  const led = scope.run(useLedClass)
  if (!led) throw new Error('no scope')
  onTestFinished(() => scope.stop())
  await flushPromises()
  const close = () => {
    window.dispatchEvent(new Event('pagehide'))
    scope.stop()
  }
  return { led, close }
}

/** A page that leads a class. */
async function aLeader() {
  const page = await aPage()
  if (driven.length === 0) void page.led.open()
  await flushPromises()
  const told = driven.at(-1)?.told
  told?.opened(room, ['http://192.0.2.7/'])
  told?.connection('driving')
  return { ...page, told }
}

it('a page that is opened within a minute after the one before takes its class over', async () => {
  const { close } = await aLeader()
  await vi.advanceTimersByTimeAsync(600_000)
  close()
  await vi.advanceTimersByTimeAsync(59_000)
  await aPage()
  expect(driven.map((each) => each.room)).toEqual([undefined, room])
})

it('a class that is over by then is not opened again unasked', async () => {
  const { close } = await aLeader()
  close()
  await vi.advanceTimersByTimeAsync(61_000)
  const { led } = await aPage()
  expect(driven).toHaveLength(1)
  void led.open()
  await flushPromises()
  expect(driven.at(-1)?.room).toBeUndefined()
})

it('a page that was replaced can lead again, and has nothing to show meanwhile', async () => {
  const { led, told } = await aLeader()
  told?.standing({ following: 3, letGo: 1, hands: [] })
  expect(led.students.value).toBe(4)
  told?.connection('replaced')
  await flushPromises()
  expect(led.isReplaced.value).toBe(true)
  expect(led.students.value).toBe(0)
  void led.open()
  await flushPromises()
  expect(driven.at(-1)?.room).toEqual(room)
})

it('a page that was replaced knows when the class has been ended elsewhere', async () => {
  const { led, told } = await aLeader()
  told?.connection('replaced')
  await flushPromises()
  localStorage.removeItem('tansaku-room')
  window.dispatchEvent(new StorageEvent('storage', { key: 'tansaku-room', newValue: null }))
  expect(led.isOpen.value).toBe(false)
})

it('a class that is ended is over at once, also where the relay cannot be reached', async () => {
  const { led } = await aLeader()
  await led.end()
  expect(led.isOpen.value).toBe(false)
  expect(keptRoom()).toBeUndefined()

  const again = await aLeader()
  const { driver } = again.led
  if (driver.value) driver.value = { ...driver.value, end() {} }
  const ended = again.led.end()
  await vi.advanceTimersByTimeAsync(3_000)
  await ended
  expect(again.led.isOpen.value).toBe(false)
})

it('says no more what was refused once something is done', async () => {
  const { led, told } = await aLeader()
  told?.refused({ kind: 'too-late' })
  expect(led.fault.value).toEqual({ kind: 'too-late' })
  told?.accepted()
  expect(led.fault.value).toBeUndefined()
})

it('shows no more how to join once something is asked', async () => {
  const { led, told } = await aLeader()
  led.isInvited.value = true
  const question = { kind: 'yes-no', text: 'Is it admissible?', id: 'q1', round: 1 } as const
  const asked = { question, open: true, isReleased: false, tallies: [] }
  told?.standing({ following: 3, letGo: 0, hands: [], asked })
  await flushPromises()
  expect(led.isInvited.value).toBe(false)
})
