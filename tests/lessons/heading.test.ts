import { describe, expect, it } from 'vitest'
import { readHeading } from '../../src/lessons/heading'

const right = {
  title: 'Queues',
  summary: 'First come, first served.',
  minutes: 10,
  order: 2,
  runs: { small: { start: '123456078' } },
  stops: [{ kind: 'beat', id: 'start' }],
}

describe('what a lesson says of itself', () => {
  it('is read', () => {
    expect(readHeading(right)).toEqual({ ok: true, value: right })
  })

  it.each([
    [undefined, 'the front matter is missing'],
    ['title', 'the front matter is missing'],
    [{ ...right, title: 7 }, 'title is not a text'],
    [{ ...right, summary: undefined }, 'summary is not a text'],
    [{ ...right, minutes: 'ten' }, 'minutes is not a number'],
    [{ ...right, order: null }, 'order is not a number'],
    [{ ...right, runs: [] }, 'runs is not a list of names and settings'],
    [{ ...right, runs: { small: '123' } }, 'runs.small has no settings'],
    [
      { ...right, runs: { small: { start: 123456078 } } },
      'runs.small.start is not a text: put it in quotes',
    ],
    [
      { ...right, runs: { small: { mirror: false } } },
      'runs.small.mirror is not a text: put it in quotes',
    ],
  ])('is refused: %j', (data, fault) => {
    expect(readHeading(data)).toEqual({ ok: false, fault })
  })
})
