// @vitest-environment happy-dom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import LectureTimes from '../../../src/pages/lecture/LectureTimes.vue'
import { mountInWords } from '../lab/mountInWords'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

/** What is told of a lecture for which five minutes are planned, six minutes after its beginning. */
async function afterSixMinutes(untimed: number) {
  const times = mountInWords(LectureTimes, {
    part: { id: 'one', minutes: undefined },
    minutes: 5,
    untimed,
    page: '#/lab',
    kept: false,
  })
  await vi.advanceTimersByTimeAsync(6 * 60_000)
  return times.findAll('dd')[1].text().replace(/\s+/g, ' ')
}

it('says that it is over time where all that is planned is known', async () => {
  expect(await afterSixMinutes(0)).toBe('6:00 of 5:00 over time')
})

it('says instead how many entries have no minutes', async () => {
  expect(await afterSixMinutes(3)).toBe('6:00 of 5:00 + 3 entries without minutes')
})
