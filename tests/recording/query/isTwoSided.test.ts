import { expect, it } from 'vitest'
import { isTwoSided } from '../../../src/recording/query/isTwoSided'
import { record } from '../../../src/recording/write/recorder'
import { runOf } from '../arbitraryRuns'

it('only a search from both ends has a tree that grows from the goal', () => {
  const twoSided = ['bidirectional', 'breadth-first', 'a-star'].filter((solver) =>
    isTwoSided(record(runOf({ solver, start: '123456078' }))),
  )
  expect(twoSided).toEqual(['bidirectional'])
})

it('a search from both ends that ends at once has none', () => {
  expect(isTwoSided(record(runOf({ solver: 'bidirectional', start: '123456780' })))).toBe(false)
})
