import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { forgetTime, useLectureTime } from '../../src/lecture/lectureTime'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

/** A presenter's window at a part of a lecture. */
function aWindow(part: string, isKept = true) {
  const name = ref(part)
  const scope = effectScope()
  const time = scope.run(() =>
    useLectureTime(
      () => name.value,
      () => isKept,
    ),
  )
  if (!time) throw new Error('no scope')
  onTestFinished(() => scope.stop())
  const close = () => {
    window.dispatchEvent(new Event('pagehide'))
    scope.stop()
  }
  return { name, close, shown: () => [time.inAll.value, time.inPart.value], time }
}

it('counts the lecture, and its present part', async () => {
  const { name, shown } = aWindow('one')
  await vi.advanceTimersByTimeAsync(90_000)
  name.value = 'two'
  await vi.advanceTimersByTimeAsync(30_000)
  expect(shown()).toEqual([120, 30])
})

it('goes on in a window that is opened again, also of the part to which that comes at last', async () => {
  const first = aWindow('one')
  await vi.advanceTimersByTimeAsync(60_000)
  first.close()
  await vi.advanceTimersByTimeAsync(10_000)
  const { name, shown } = aWindow('the page before it knows its part')
  await vi.advanceTimersByTimeAsync(1_000)
  name.value = 'one'
  await nextTick()
  expect(shown()).toEqual([71, 71])
})

it('forgets how long a part has been going on where somebody begins anew', async () => {
  const first = aWindow('one')
  await vi.advanceTimersByTimeAsync(60_000)
  first.close()
  const { name, shown, time } = aWindow('two')
  time.restart()
  await vi.advanceTimersByTimeAsync(5_000)
  name.value = 'one'
  await nextTick()
  expect(shown()).toEqual([5, 0])
})

it('begins anew after a long break, or after the lecture was ended', async () => {
  aWindow('one').close()
  await vi.advanceTimersByTimeAsync(16 * 60_000)
  const second = aWindow('one')
  expect(second.shown()).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(5_000)
  second.close()
  forgetTime()
  expect(aWindow('one').shown()).toEqual([0, 0])
})

it('is kept by the window that presents, and by no other', async () => {
  const first = aWindow('one')
  await vi.advanceTimersByTimeAsync(10_000)
  first.close()
  const other = aWindow('two', false)
  other.time.restart()
  await nextTick()
  other.close()
  expect(aWindow('one').shown()).toEqual([10, 10])
})
