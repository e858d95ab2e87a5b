import { expect, it, vi } from 'vitest'
import { retryable } from '../../src/loading/retryable'

it('loads once, and again after a failure', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve('the module')]
  let asked = 0
  const load = retryable(() => answers[asked++] ?? Promise.reject(new Error('asked too often')))
  await expect(load()).rejects.toThrow('no network')
  expect(await load()).toBe('the module')
  expect(await load()).toBe('the module')
})

it('is asked for again when something else that was missing has come', async () => {
  const fails = async () => Promise.reject<string>(new Error('no network'))
  const first = vi.fn(fails)
  const other = vi.fn(fails)
  const loadFirst = retryable(first)
  const loadOther = retryable(other, undefined, () => void loadOther())
  await expect(loadFirst()).rejects.toThrow('no network')
  await expect(loadOther()).rejects.toThrow('no network')
  for (const load of [first, other]) load.mockResolvedValue('the module')
  await loadFirst()
  expect(await loadOther()).toBe('the module')
  expect(other).toHaveBeenCalledTimes(2)
})
