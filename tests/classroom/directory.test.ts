import { describe, expect, it } from 'vitest'
import { Directory } from '../../src/classroom/cluster/directory'
import { oneAtATime } from '../../src/classroom/cluster/oneAtATime'
import { withTimeout } from '../../src/classroom/cluster/withTimeout'

/** A directory whose Redis answers when it is told to. */
function aSlowDirectory() {
  let unanswered: { readonly code: string; reply: (isDone: 0 | 1) => void }[] = []
  const directory = new Directory(
    {
      get: () => Promise.resolve(null),
      set: () => Promise.resolve('OK'),
      del: () => Promise.resolve(1),
      exists: () => Promise.resolve(1),
      eval: (_, { keys: [key] }) =>
        new Promise((reply) => unanswered.push({ code: key.slice(-5), reply })),
    },
    'home',
  )
  return {
    directory,
    /** The codes of rooms about which Redis was asked and has not answered. */
    asked: () => unanswered.map(({ code }) => code),
    answer: (isDone: 0 | 1) => {
      for (const { reply } of unanswered) reply(isDone)
      unanswered = []
    },
  }
}

describe('what a server tells of its rooms', () => {
  it('is told of all at once, without waiting for one after the other', async () => {
    const { directory, asked, answer } = aSlowDirectory()
    const codes = ['22222', '33333', '44444']
    const claims = codes.map((code) => directory.claim(code))
    answer(1)
    await Promise.all(claims)
    const beat = directory.beat()
    expect(asked()).toEqual(codes)
    answer(1)
    expect(await beat).toEqual([])
  })

  it('names no room that ended while Redis was asked', async () => {
    const { directory, asked, answer } = aSlowDirectory()
    const claim = directory.claim('22222')
    answer(1)
    await claim
    const beat = directory.beat()
    const release = directory.release('22222')
    answer(1)
    await Promise.all([beat, release])
    await directory.beat()
    expect(asked()).toEqual([])
  })

  it('names no room that ended while it was claimed for the first time', async () => {
    const { directory, asked, answer } = aSlowDirectory()
    const claim = directory.claim('22222')
    const release = directory.release('22222')
    expect(asked()).toEqual(['22222', '22222'])
    answer(1)
    await Promise.all([claim, release])
    await directory.beat()
    expect(asked()).toEqual([])
  })

  it('leaves to another one what that has claimed', async () => {
    const { directory, asked, answer } = aSlowDirectory()
    const claim = directory.claim('22222')
    answer(1)
    await claim
    const beat = directory.beat()
    answer(0)
    expect(await beat).toEqual(['22222'])
    await directory.beat()
    expect(asked()).toEqual([])
  })
})

describe('work that is done one at a time', () => {
  it('is not begun again while it is being done, and is after it has failed', async () => {
    const ends: ((reason: Error) => void)[] = []
    const work = oneAtATime(() => new Promise<void>((_, reject) => ends.push(reject)))
    const first = work()
    await work()
    expect(ends).toHaveLength(1)
    ends[0](new Error('not done'))
    await expect(first).rejects.toThrow('not done')
    void work()
    expect(ends).toHaveLength(2)
  })
})

describe('an answer', () => {
  it('is waited for, but not for ever', async () => {
    expect(await withTimeout(Promise.resolve(1))).toBe(1)
    await expect(withTimeout(new Promise(() => {}), 1)).rejects.toThrow('No answer')
  })
})
