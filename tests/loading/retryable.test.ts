import { expect, it } from 'vitest'
import { retryable } from '../../src/loading/retryable'

it('loads once, and again after a failure', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve('the module')]
  let asked = 0
  const load = retryable(() => answers[asked++] ?? Promise.reject(new Error('asked too often')))
  await expect(load()).rejects.toThrow('no network')
  expect(await load()).toBe('the module')
  expect(await load()).toBe('the module')
})
