import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { effectScope, ref } from 'vue'
import { useLasting } from '../../src/stage/useLasting'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function lastingFor(duration: number) {
  const isTrue = ref(false)
  const scope = effectScope()
  onTestFinished(() => scope.stop())
  const lasts = scope.run(() => useLasting(isTrue, duration))
  if (!lasts) throw new Error('the scope has ended')
  return { isTrue, lasts }
}

it('what is true for a while lasts, until it ends', () => {
  const { isTrue, lasts } = lastingFor(1_000)
  isTrue.value = true
  vi.advanceTimersByTime(999)
  expect(lasts.value).toBe(false)
  vi.advanceTimersByTime(1)
  expect(lasts.value).toBe(true)
  isTrue.value = false
  expect(lasts.value).toBe(false)
})

it('what ends and begins again lasts only after a while of its own', () => {
  const { isTrue, lasts } = lastingFor(1_000)
  isTrue.value = true
  vi.advanceTimersByTime(2_000)
  isTrue.value = false
  isTrue.value = true
  expect(lasts.value).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(lasts.value).toBe(true)
})
