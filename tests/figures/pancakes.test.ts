import { describe, expect, it } from 'vitest'
import { createProblem } from '../../src/problems'
import type { StartsByDistance } from '../../src/problems/manifest'
import { pancakesManifest } from '../../src/problems/pancakes/manifest'
import { record } from '../../src/recording/write/recorder'
import { levelsFromGoal } from '../problems/everyState'
import { plainGap, plainTurns } from '../problems/pancakes/plainPancakes'
import { plainLevels } from '../problems/plainLevels'
import { runOf } from '../recording/arbitraryRuns'

/** From the sorted pile. Each counted by a program that shares nothing with this one. */
const known = [
  { count: 2, most: 1, levels: [1, 1], gapMean: 0.5, distanceMean: 0.5 },
  { count: 3, most: 3, levels: [1, 2, 2, 1], gapMean: 1.3333333333333333, distanceMean: 1.5 },
  { count: 4, most: 4, levels: [1, 3, 6, 11, 3], gapMean: 2.25, distanceMean: 2.5 },
  {
    count: 5,
    most: 5,
    levels: [1, 4, 12, 35, 48, 20],
    gapMean: 3.2,
    distanceMean: 3.5416666666666665,
  },
  {
    count: 6,
    most: 7,
    levels: [1, 5, 20, 79, 199, 281, 133, 2],
    gapMean: 4.166666666666667,
    distanceMean: 4.576388888888889,
  },
  {
    count: 7,
    most: 8,
    levels: [1, 6, 30, 149, 543, 1357, 1903, 1016, 35],
    gapMean: 5.142857142857143,
    distanceMean: 5.611111111111111,
  },
  {
    count: 9,
    most: 10,
    levels: [1, 8, 56, 391, 2278, 10_666, 38_015, 93_585, 132_697, 79_379, 5804],
    gapMean: 7.111111111111111,
    distanceMean: 7.663544422398589,
  },
]
const reachable = [0, 1, 2, 6, 24, 120, 720, 5040, 40_320, 362_880]

const sorted = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

describe.each(known)('$count pancakes', ({ count, most, levels, gapMean, distanceMean }) => {
  const made = createProblem({ problem: 'pancakes', start: sorted(count).join('') })
  if (!made.ok) throw new Error('no problem')
  const problem = made.value

  it('have the known levels, distances and gaps', () => {
    const [gap] = problem.heuristics
    const found: number[] = []
    let [gaps, distances, tooHigh] = [0, 0, 0]
    for (const level of levelsFromGoal(problem)) {
      for (const { low, high } of level) {
        const h = gap.of(low, high)
        gaps += h
        distances += found.length
        if (h > found.length) tooHigh++
      }
      found.push(level.length)
    }
    expect(found).toEqual(levels)
    expect(found.length - 1).toBe(most)
    const states = found.reduce((sum, each) => sum + each)
    expect(states).toBe(reachable[count])
    expect(tooHigh).toBe(0)
    expect(gaps / states).toBeCloseTo(gapMean, 12)
    expect(distances / states).toBeCloseTo(distanceMean, 12)
  })
})

describe.each(known.filter(({ count }) => count <= 7))(
  '$count pancakes as arrays, and in a recorded search,',
  ({ count, levels, gapMean }) => {
    it('have the same levels and gaps', () => {
      const plain = plainLevels<readonly number[]>(sorted(count), plainTurns)
      expect(plain.map((level) => level.length)).toEqual(levels)
      const gaps = plain.flat().map((pile) => plainGap(pile, sorted(count)))
      expect(gaps.reduce((sum, each) => sum + each) / gaps.length).toBeCloseTo(gapMean, 12)
      const run = runOf({ problem: 'pancakes', start: sorted(count).join(''), goalTest: 'never' })
      expect(record(run).totals).toMatchObject({ perLevel: levels, reached: reachable[count] })
    })
  },
)

it('has as many random starts at each distance as are known', () => {
  const { levels, most } = known[5]
  const listing = pancakesManifest.random.distances?.({ pancakes: '7' })
  let step = listing?.next()
  while (step && !step.done) step = listing?.next()
  const listed: StartsByDistance | undefined = step?.value
  if (!listed) throw new Error('nothing is listed')
  expect(listed.largest).toBe(most)
  expect(levels.map((_, distance) => listed.count(distance))).toEqual(levels)
  expect([listed.count(most + 1), listed.pick(most + 1, 1)]).toEqual([0, undefined])
  const start = listed.pick(most, 3) ?? ''
  expect(listed.pick(most, 3)).toBe(start)
  expect(record(runOf({ problem: 'pancakes', start })).solution).toHaveLength(most)
})

it('has examples that are as far from their goals as is known, and says so where it does', () => {
  const examples = pancakesManifest.examples()
  const lengths = examples.map(({ settings }) => {
    return record(runOf({ ...settings, solver: 'a-star', heuristic: 'gap' })).solution?.length
  })
  expect(lengths).toEqual([4, 6, 7, 10, 12])
  const said = examples.map(({ settings, length }) => length?.(settings))
  expect(said).toEqual([undefined, undefined, undefined, 10, 12])
})
