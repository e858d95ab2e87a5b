import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import type { EffectScope } from 'vue'
import type { LabProgress } from '../../src/embed/progressMessage'
import { usePostedProgress } from '../../src/embed/usePostedProgress'

const second = 1000
const posted: LabProgress[] = []
const postMessage = vi.fn((message: LabProgress) => void posted.push(message))
const step = ref<number>()
let scope: EffectScope

const at = (shown: number): LabProgress => ({
  kind: 'lab',
  problem: 'sliding-3x3',
  solver: 'breadth-first',
  step: shown,
  lastStep: 100,
  ended: true,
})
const steps = () => posted.map(({ step }) => step)

async function goTo(shown: number | undefined): Promise<void> {
  step.value = shown
  await nextTick()
}

beforeEach(() => {
  vi.useFakeTimers()
  postMessage.mockClear()
  posted.length = 0
  step.value = undefined
  scope = effectScope()
  scope.run(() => {
    usePostedProgress(() => (step.value === undefined ? undefined : at(step.value)), {
      postMessage,
    })
  })
})

afterEach(() => {
  scope.stop()
  vi.useRealTimers()
})

it('tells nothing until there is something to tell', async () => {
  await vi.advanceTimersByTimeAsync(second)
  expect(steps()).toEqual([])
  await goTo(0)
  await vi.advanceTimersByTimeAsync(second)
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(
    { type: 'tansaku:progress', version: 1, ...at(0) },
    '*',
  )
})

it('tells at most five steps of a second of sixty, in order, and always the last', async () => {
  await vi.advanceTimersByTimeAsync(second)
  for (let shown = 1; shown <= 60; shown++) {
    await goTo(shown)
    await vi.advanceTimersByTimeAsync(second / 60)
  }
  await vi.advanceTimersByTimeAsync(second)
  expect(steps().length).toBeLessThanOrEqual(5)
  expect(steps()).toEqual(steps().toSorted((one, other) => one - other))
  expect(steps().at(-1)).toBe(60)
})

it('does not tell the same twice', async () => {
  await vi.advanceTimersByTimeAsync(second)
  await goTo(3)
  await goTo(4)
  await goTo(3)
  await vi.advanceTimersByTimeAsync(second)
  expect(steps()).toEqual([3])
})

it.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the lab is closed', () => scope.stop()],
])('tells at once what still waits when %s', async (_, leave) => {
  await vi.advanceTimersByTimeAsync(second)
  await goTo(1)
  await goTo(2)
  leave()
  expect(steps().at(-1)).toBe(2)
})

it('tells nobody where the app stands alone', async () => {
  const post = vi.spyOn(window, 'postMessage')
  const alone = effectScope()
  alone.run(() => usePostedProgress(() => at(1)))
  await vi.advanceTimersByTimeAsync(second)
  alone.stop()
  expect(post).not.toHaveBeenCalled()
})
