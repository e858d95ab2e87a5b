import { expect, it } from 'vitest'
import { GivenNodes } from '../../../src/ownSearch/sandbox/givenNodes'
import { SearchStop } from '../../../src/ownSearch/sandbox/searchStop'
import { watchedFrontiers } from '../../../src/ownSearch/sandbox/watchedFrontiers'
import { notReached } from '../../../src/structures/reachedTable'

it('the twin that a state without one has cannot be replaced, and that is told', () => {
  const frontier = new (watchedFrontiers(new GivenNodes()).PriorityQueue)()
  frontier.push(0, 2)
  expect(() => frontier.replace(notReached, 1, 1)).toThrow(SearchStop)
  expect(() => frontier.replace(notReached, 1, 1)).toThrow(
    expect.objectContaining({
      reason: {
        kind: 'misuse',
        told: 'replace was given -1, which is no node: it is notReached, the answer of a table that has no such state. Ask “!== notReached” first.',
      },
    }),
  )
  expect([frontier.length, frontier.pop()]).toEqual([1, 0])
})
