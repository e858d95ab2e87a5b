import { expect, it } from 'vitest'
import { searchLabels } from '../../src/setup/searchLabels'

const shortLabels = (...searches: readonly Record<string, string>[]) =>
  searchLabels(searches.map((search) => ({ solver: 'depth-first', ...search }))).map(
    ({ short }) => short,
  )

it('a number by which searches differ is told with what it is of', () => {
  expect(shortLabels({ limit: '12' }, { limit: 'none' })).toEqual([
    'Depth-first search · Depth limit: 12',
    'Depth-first search · Depth limit: none',
  ])
  const weighted = { solver: 'weighted-a-star' }
  expect(shortLabels({ ...weighted, weight: '1.5' }, { ...weighted, weight: '3' })).toEqual([
    'Weighted A* · Weight of h (w): 1.5',
    'Weighted A* · Weight of h (w): 3',
  ])
})

it('a value by which searches differ is told by its name, where it has one', () => {
  expect(shortLabels({ reached: 'hash' }, { reached: 'tree' })).toEqual([
    'Depth-first search · hash table',
    'Depth-first search · binary search tree',
  ])
  const aStar = { solver: 'a-star' }
  expect(
    shortLabels({ ...aStar, heuristic: 'misplaced' }, { ...aStar, heuristic: 'manhattan' }),
  ).toEqual(['A* · misplaced tiles', 'A* · Manhattan distance'])
})

it('a state by which searches differ stands for itself', () => {
  expect(shortLabels({ start: '123456078' }, { start: '123456708' })).toEqual([
    'Depth-first search · 123456078',
    'Depth-first search · 123456708',
  ])
})

it('what searches share is left out', () => {
  expect(shortLabels({ limit: '12' })).toEqual(['Depth-first search'])
})
