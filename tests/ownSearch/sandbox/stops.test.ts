import { describe, expect, it } from 'vitest'
import { SearchStop } from '../../../src/ownSearch/sandbox/searchStop'
import { Turns } from '../../../src/ownSearch/sandbox/turns'
import { whyStopped } from '../../../src/ownSearch/sandbox/whyStopped'

/** Turns of a loop, each of which takes a while. */
function turn(turns: Turns, count: number): void {
  for (let i = 0; i < count; i++) if (--turns.left < 0) turns.rest(7)
}

describe('a loop of a search', () => {
  it('may turn for as long as events come', () => {
    let now = 0
    const turns = new Turns(() => (now += 900))
    for (let i = 0; i < 20; i++) {
      turns.resume()
      turns.noteEvent()
      turn(turns, 300)
    }
    expect(turns.left).toBeGreaterThan(0)
  })

  it('is ended at its line where none comes for two seconds', () => {
    let now = 0
    const turns = new Turns(() => (now += 900))
    turns.resume()
    expect(() => turn(turns, 5000)).toThrow(
      expect.objectContaining({ line: 7, reason: { kind: 'no-event', seconds: 2 } }),
    )
  })

  it('is ended where events come but nothing is yielded for five', () => {
    let now = 0
    const turns = new Turns(() => (now += 900))
    turns.resume()
    const go = () => {
      for (let i = 0; i < 40; i++) {
        turns.noteEvent()
        turn(turns, 300)
      }
    }
    expect(go).toThrow(expect.objectContaining({ reason: { kind: 'no-yield', seconds: 5 } }))
  })
})

it('a loop that only turns gives a sign of it every half second', () => {
  let now = 0
  let signs = 0
  const turns = new Turns(
    () => (now += 200),
    () => signs++,
  )
  turns.resume()
  turn(turns, 257 * 9)
  expect(signs).toBe(3)
})

it('a loop that was stopped gives no sign any more, though it catches what stops it', () => {
  let now = 0
  let signs = 0
  const turns = new Turns(
    () => (now += 900),
    () => signs++,
  )
  turns.resume()
  const stopped = () => {
    try {
      turn(turns, 257)
      return false
    } catch {
      return true
    }
  }
  while (!stopped());
  const before = signs
  for (let i = 0; i < 20; i++) expect(stopped()).toBe(true)
  expect(signs).toBe(before)
})

describe('what was thrown is told', () => {
  it.each([
    [
      new TypeError('x is not a function'),
      { kind: 'thrown', told: 'TypeError: x is not a function' },
    ],
    [new RangeError('Maximum call stack size exceeded'), { kind: 'too-deep' }],
    [new SearchStop({ kind: 'too-much' }), { kind: 'too-much' }],
    ['a text', { kind: 'thrown', told: "'a text'" }],
    [null, { kind: 'thrown', told: 'null' }],
    [new Error('x'.repeat(9999)), { kind: 'thrown', told: `Error: ${'x'.repeat(293)}` }],
  ])('%#', (thrown, reason) => {
    const line = thrown instanceof Error ? 12 : undefined
    expect(whyStopped(thrown, 12, 50)).toEqual({ reason, line })
  })

  it('where even a look at it throws, too', () => {
    const thrown: unknown = new Proxy(new Error('x'), {
      getPrototypeOf() {
        throw new Error('again')
      },
    })
    expect(whyStopped(thrown, undefined, 50).reason.kind).toBe('thrown')
  })

  it('with the line in which it was made, if that is one of the search', () => {
    const error = new Error('x')
    error.stack = 'Error: x\n at push (blob:null/ab-1:900:7)\n at own (blob:null/ab-1:21:7)'
    expect(whyStopped(error, 12, 50).line).toBe(21)
  })
})
