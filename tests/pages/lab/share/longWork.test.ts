import { expect, it, vi } from 'vitest'
import { effectScope } from 'vue'
import { takeTurns, useOneAtATime } from '../../../../src/pages/lab/share/longWork'

it('does a long work in turns, until somebody ends it', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const told: number[] = []
  let isCancelled = false
  const pause = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const listener = {
    onProgress: (share: number) => told.push(share),
    isCancelled: () => isCancelled,
  }
  const goesOn = takeTurns(listener, pause)
  expect(await goesOn(0.1)).toBe(true)
  now.mockReturnValue(50)
  expect(await goesOn(0.2)).toBe(true)
  expect(await goesOn(0.3)).toBe(true)
  now.mockReturnValue(100)
  isCancelled = true
  expect(await goesOn(0.4)).toBe(false)
  expect(told).toEqual([0.2, 0.4])
  expect(pause).toHaveBeenCalledTimes(2)
  now.mockRestore()
})

it('ends a work for the next one, by hand, and with the page', () => {
  const ended: string[] = []
  const scope = effectScope()
  const works = scope.run(useOneAtATime)
  if (!works) throw new Error('it has not begun')
  const first = works.begin(() => ended.push('first'))
  expect(first()).toBe(false)
  const second = works.begin(() => ended.push('second'))
  expect([first(), second()]).toEqual([true, false])
  works.cancel()
  works.begin(() => ended.push('third'))
  scope.stop()
  expect(ended).toEqual(['first', 'second', 'third'])
})
