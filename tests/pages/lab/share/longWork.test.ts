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

function worksInScope() {
  const scope = effectScope()
  const works = scope.run(useOneAtATime)
  if (!works) throw new Error('it has not begun')
  const told: string[] = []
  /** A work that goes on until it is settled from outside. */
  const begin = (name: string) => {
    let resolve: (made: string) => void = () => {}
    let reject: (reason: unknown) => void = () => {}
    const promise = new Promise<string>((done, failed) => {
      resolve = done
      reject = failed
    })
    let isOver = () => false
    const made = works.work(
      (isCancelled) => {
        told.push(`${name} begins`)
        isOver = isCancelled
        return promise
      },
      (reason) => told.push(`${name} fails: ${String(reason)}`),
      () => told.push(`${name} is over`),
    )
    return { made, resolve, reject, isCancelled: () => isOver() }
  }
  return { scope, works, told, begin }
}

it('ends a work for the next one, by hand, and with the page', () => {
  const { scope, works, told, begin } = worksInScope()
  const first = begin('first')
  expect(first.isCancelled()).toBe(false)
  const second = begin('second')
  expect([first.isCancelled(), second.isCancelled()]).toEqual([true, false])
  works.cancel()
  begin('third')
  scope.stop()
  const each = ['first', 'second', 'third']
  expect(told).toEqual(each.flatMap((name) => [`${name} begins`, `${name} is over`]))
})

it('is over once, also where a work fails, and hands out nothing that was cancelled', async () => {
  const { works, told, begin } = worksInScope()
  const good = begin('good')
  good.resolve('a file')
  expect(await good.made).toBe('a file')
  const bad = begin('bad')
  bad.reject('no room')
  expect(await bad.made).toBeUndefined()
  for (const settle of ['resolve', 'reject'] as const) {
    const late = begin(settle)
    works.cancel()
    late[settle]('late')
    expect(await late.made).toBeUndefined()
  }
  expect(told).toEqual([
    'good begins',
    'good is over',
    'bad begins',
    'bad fails: no room',
    'bad is over',
    'resolve begins',
    'resolve is over',
    'reject begins',
    'reject is over',
  ])
})
