import { expect, it } from 'vitest'
import { unlessFailed } from '../../src/workers/unlessFailed'

it('passes on what is answered, and why an answer was refused', async () => {
  const awaited = unlessFailed(new Promise<never>(() => {}))
  expect(await awaited(Promise.resolve('laid out'))).toBe('laid out')
  await expect(awaited(Promise.reject(new Error('too large')))).rejects.toThrow('too large')
})

it('refuses what is awaited when the worker fails, and what is asked for later', async () => {
  let fail: (reason: Error) => void = () => {}
  const failure = new Promise<never>((_, reject) => (fail = reject))
  const awaited = unlessFailed(failure)
  const answer = awaited(new Promise<string>(() => {}))
  fail(new Error('crashed'))
  await expect(answer).rejects.toThrow('crashed')
  await expect(awaited(Promise.resolve('late'))).rejects.toThrow('crashed')
})
