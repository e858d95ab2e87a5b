import { describe, expect, it } from 'vitest'
import { createMissionariesFromSettings } from '../../../src/problems/missionaries/settings'
import type { Problem, Settings, State } from '../../../src/problems/problem'
import { Successors } from '../../../src/problems/successors'
import { record } from '../../../src/recording/write/recorder'
import { runOf } from '../../recording/arbitraryRuns'
import { crossings, everybodyLeft, levelsFrom, written } from './plainRiver'
import type { PlainRiver } from './plainRiver'

function problemOf(settings: Settings): Problem {
  const made = createMissionariesFromSettings(settings)
  if (!made.ok) throw new Error(JSON.stringify(made.fault))
  return made.value
}

function successorsOf(problem: Problem, { low, high }: State): readonly string[] {
  const into = new Successors()
  problem.successors(low, high, into)
  return Array.from({ length: into.count }, (_, at) => {
    return problem.format({ low: into.low[at], high: into.high[at] })
  })
}

const rivers = [1, 2, 3, 4, 5].flatMap((people) =>
  [2, 3, 4].map((boat) => ({ people: String(people), boat: String(boat) })),
)

/** Every start that can be asked for, whether it can be come to or not. */
function everyStart(people: number): readonly PlainRiver[] {
  const all = everybodyLeft(people).left
  const counts = Array.from({ length: people + 1 }, (_, count) => count)
  const starts = (['left', 'right'] as const).flatMap((boat) =>
    counts.flatMap((missionaries) =>
      counts.map((cannibals): PlainRiver => {
        const left = [...all.slice(0, missionaries), ...all.slice(people, people + cannibals)]
        return { left, right: all.filter((name) => !left.includes(name)), boat }
      }),
    ),
  )
  return starts.filter((start) => {
    const made = createMissionariesFromSettings({ people: String(people), start: written(start) })
    return made.ok
  })
}

describe.each(rivers)('$people and $people with a boat of $boat', ({ people, boat }) => {
  it('has the crossings that trying every group of people has, in each state', () => {
    const seen = new Set<string>()
    const waiting: PlainRiver[] = [everybodyLeft(Number(people))]
    for (let river = waiting.pop(); river; river = waiting.pop()) {
      const start = written(river)
      if (seen.has(start)) continue
      seen.add(start)
      const problem = problemOf({ people, boat, start })
      const expected = crossings(river, Number(boat))
      expect([...successorsOf(problem, problem.start)].sort()).toEqual([...expected.keys()].sort())
      waiting.push(...expected.values())
    }
    expect(seen.size).toBeGreaterThan(1)
  })

  it('says of every start that there is whether the goal can be reached from it', () => {
    for (const start of everyStart(Number(people))) {
      const { ways } = levelsFrom(start, Number(boat))
      const problem = problemOf({ people, boat, start: written(start) })
      expect(problem.solvability(), written(start)).toEqual({
        proof: 'counted',
        solvable: ways.has('00R'),
        states: ways.size,
      })
    }
  })

  it('never estimates more than the true distance', () => {
    const problem = problemOf({ people, boat })
    // Crossings can be undone, so what the goal reaches in so many is as far from it.
    const mirrored = new Map<string, number>()
    levelsFrom(everybodyLeft(Number(people)), Number(boat)).levels.forEach((level, distance) => {
      for (const name of level) mirrored.set(name, distance)
    })
    for (const [name, distance] of mirrored) {
      const { low } = problemOf({ people, boat, start: turned(name, Number(people)) }).start
      for (const heuristic of problem.heuristics) {
        expect(heuristic.admissible).toBe(true)
        expect(heuristic.of(low, 0), `${heuristic.id} of ${name}`).toBeLessThanOrEqual(distance)
      }
    }
  })
})

/** The state with its banks exchanged: as far from the goal as the other is from the start. */
function turned(name: string, people: number): string {
  const [missionaries, cannibals, boat] = name
  return `${people - Number(missionaries)}${people - Number(cannibals)}${boat === 'L' ? 'R' : 'L'}`
}

describe('missionaries and cannibals', () => {
  it('try loads by how many they are, then by how many missionaries', () => {
    const problem = problemOf({ start: '22L' })
    const into = new Successors()
    problem.successors(problem.start.low, 0, into)
    const moves = Array.from({ length: into.count }, (_, at) =>
      problem.notation(problem.start, into.action[at]),
    )
    expect(moves).toEqual(['2M>R', '1M1C>R'])
    expect(successorsOf(problem, problem.start)).toEqual(['02R', '11R'])
  })

  it('say who crosses where', () => {
    const problem = problemOf({ start: '22L' })
    const into = new Successors()
    problem.successors(problem.start.low, 0, into)
    expect(problem.describe(problem.start, into.action[1])).toEqual({
      kind: 'cross',
      missionaries: 1,
      cannibals: 1,
      to: 'right',
    })
  })

  it('are over when everybody and the boat are on the right', () => {
    const problem = problemOf({ people: '5', boat: '3' })
    expect(problem.goal && problem.format(problem.goal)).toBe('00R')
    expect(problem.isGoal(problemOf({ start: '00L' }).start.low, 0)).toBe(false)
  })

  it('draw everybody once, wherever they are', () => {
    for (const [people, start, boat] of [
      ...['33L', '31R', '11L', '00R'].map((each) => [3, each, 2] as const),
      ...['12,12L', '12,3R', '0,12L'].map((each) => [12, each, 8] as const),
    ]) {
      const problem = problemOf({ people: String(people), start, boat: String(boat) })
      const { parts, columns, rows } = problem.draw(problem.start)
      const places = new Set(parts.map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`))
      // The ground, the boat, and the people, each in a place of their own.
      expect([parts.length, places.size]).toEqual([2 + 2 * people, 2 + 2 * people])
      for (const { x, y, width, height } of parts) {
        expect([x >= 0, y >= 0, x + width <= columns + 1e-9, y + height <= rows + 1e-9]).toEqual(
          Array.from({ length: 4 }, () => true),
        )
      }
    }
  })

  it('count the same by every search, which all find a shortest way', () => {
    for (const solver of [
      'breadth-first',
      'bidirectional',
      'iterative-deepening',
      'ida-star',
      'a-star',
      'uniform-cost',
    ]) {
      const { solution } = record(runOf({ problem: 'missionaries', solver }))
      expect(solution, solver).toHaveLength(11)
    }
    for (const solver of ['depth-first', 'greedy']) {
      const { outcome } = record(runOf({ problem: 'missionaries', solver }))
      expect(outcome?.kind, solver).toBe('solved')
    }
  })
})
