import { expect, it } from 'vitest'
import { createProblem } from '../../src/problems'
import type { Settings } from '../../src/problems/problem'
import { mapOf } from '../../src/recording/stateMap'

function problemOf(settings: Settings) {
  const read = createProblem(settings)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

it('is the map that a problem has itself, a state being the place of its number', () => {
  const problem = problemOf({ problem: 'graph' })
  const mapped = mapOf(problem)
  expect(mapped?.map).toBe(problem.map)
  expect(mapped?.isStateGraph).toBe(false)
  expect(mapped?.placeOf(7, 0)).toBe(7)
})

it('is the graph of its states where these are few, each found again at its place', () => {
  const problem = problemOf({ problem: 'missionaries' })
  const mapped = mapOf(problem)
  if (mapped?.map.kind !== 'places') throw new Error('no places')
  expect(mapped.isStateGraph).toBe(true)
  mapped.map.places.forEach(({ name }, place) => {
    const { low, high } = mapped.stateOf(place)
    expect(mapped.placeOf(low, high)).toBe(place)
    expect(problem.format({ low, high })).toBe(name)
  })
  expect(mapOf(problem)).toBe(mapped)
})

it('is none where there are many states', () => {
  expect(mapOf(problemOf({}))).toBeUndefined()
})
