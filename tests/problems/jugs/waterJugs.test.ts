import { describe, expect, it } from 'vitest'
import { jugsManifest } from '../../../src/problems/jugs/manifest'
import { createJugsFromSettings } from '../../../src/problems/jugs/settings'
import type { Problem, Settings } from '../../../src/problems/problem'
import { Successors } from '../../../src/problems/successors'
import { say } from '../../../src/words/message'
import { unsolvableProof } from '../../../src/words/proof'
import { jugLevels, plainPours } from './plainJugs'

function jugsFrom(settings: Settings): Problem {
  const made = createJugsFromSettings(settings)
  if (!made.ok) throw new Error(JSON.stringify(made.fault))
  return made.value
}

function movesOf(problem: Problem) {
  const into = new Successors()
  problem.successors(problem.start.low, 0, into)
  return Array.from({ length: into.count }, (_, at) => ({
    action: into.action[at],
    after: problem.format({ low: into.low[at], high: into.high[at] }),
  }))
}

const sets = [
  { sizes: [4, 3], tap: true, start: '0 0' },
  { sizes: [6, 4], tap: true, start: '0 0' },
  { sizes: [6, 4], tap: true, start: '1 0' },
  { sizes: [5, 5], tap: true, start: '2 4' },
  { sizes: [8, 5, 3], tap: false, start: '8 0 0' },
  { sizes: [7, 4, 2], tap: true, start: '0 0 0' },
  { sizes: [9, 6, 3], tap: false, start: '5 1 0' },
  { sizes: [99, 1], tap: false, start: '50 0' },
]

function settingsOf({ sizes, tap }: (typeof sets)[number]): Settings {
  const [jugA, jugB, jugC = 'none'] = sizes.map(String)
  return { jugA, jugB, jugC, tap: tap ? 'yes' : 'no' }
}

describe.each(sets)('jugs of $sizes from $start, tap: $tap', (jugs) => {
  const settings = settingsOf(jugs)
  const levels = jugLevels(jugs, jugs.start)
  const states = levels.flat()

  it('have the moves that pouring litre by litre has, in each state', () => {
    for (const start of states) {
      const found = movesOf(jugsFrom({ ...settings, start })).map(({ after }) => after)
      // Two moves may lead to the same state.
      expect([...new Set(found)].sort(), start).toEqual([...plainPours(jugs, start)].sort())
      expect(found).not.toContain(start)
    }
  })

  it('say of every amount whether it can be measured, and how many states can be reached', () => {
    for (let litres = 0; litres <= Math.min(99, Math.max(...jugs.sizes) + 1); litres++) {
      const problem = jugsFrom({ ...settings, start: jugs.start, goal: `${litres} anywhere` })
      const solvable = states.some((text) => text.split(' ').includes(String(litres)))
      const expected = { solvable, states: states.length }
      expect(problem.solvability(), String(litres)).toMatchObject(expected)
    }
  })

  it('say of every state whether it can be reached, and estimate no more than the true distance', () => {
    levels.forEach((level, distance) => {
      for (const goal of level) {
        const problem = jugsFrom({ ...settings, start: jugs.start, goal })
        expect(problem.solvability(), goal).toMatchObject({ solvable: true })
        expect(problem.isGoal(problem.start.low, 0)).toBe(distance === 0)
        const [heuristic] = problem.heuristics
        expect(heuristic.admissible).toBe(true)
        expect(heuristic.of(problem.start.low, 0), goal).toBeLessThanOrEqual(distance)
      }
    })
  })
})

const letters = ['jugA', 'jugB', 'jugC']

describe('what cannot be measured', () => {
  it.each([
    [{ jugA: '6', jugB: '4', goal: '3' }, /multiples of 2\..* 3 is not a multiple of 2\.$/],
    [{ jugA: '9', jugB: '6', goal: '* 4' }, /multiples of 3\..* 4 is not a multiple of 3\.$/],
    [{ goal: '5 anywhere' }, /^The largest jug holds 4 liters, so no jug ever has 5\.$/],
    [{ goal: '* 4' }, /^Jug B holds 3 liters, so it never has 4\.$/],
    [
      { jugA: '8', jugB: '5', jugC: '3', tap: 'no', goal: '4 4 1' },
      /^Without a tap and a drain there are always 8 liters in all\. The goal needs 9\.$/,
    ],
    [
      { jugA: '8', jugB: '5', jugC: '3', tap: 'no', goal: '4 3 0' },
      /always 8 liters in all\. The goal needs 7\.$/,
    ],
    [{ tap: 'no', start: '1 0', goal: '1 1' }, /always 1 liter in all\. The goal needs 2\.$/],
    // None of these reasons holds: two jugs of 4 and 3 are never both half full.
    [{ goal: '2 2' }, /^14 states can be reached from the start, .* not one of them\.$/],
  ])('with %j is proven so', (settings, said) => {
    const proof = unsolvableProof(jugsFrom(settings).solvability())
    expect(proof && say(proof)).toMatch(said)
  })

  it('is no matter of divisors where the start has other amounts', () => {
    expect(jugsFrom({ jugA: '6', jugB: '4', start: '1 0', goal: '3' }).solvability()).toMatchObject(
      {
        solvable: true,
      },
    )
  })
})

describe('water jugs', () => {
  it('are filled, emptied, then poured, each in the order of letters', () => {
    const problem = jugsFrom({ start: '2 1' })
    const moves = movesOf(problem).map(({ action }) => problem.notation(problem.start, action))
    expect(moves).toEqual(['tap>A', 'tap>B', 'A>drain', 'B>drain', 'A>B', 'B>A'])
  })

  it('are only poured into each other without a tap', () => {
    const problem = jugsFrom({ jugC: '2', tap: 'no', start: '2 1 1' })
    const moves = movesOf(problem).map(({ action }) => problem.notation(problem.start, action))
    expect(moves).toEqual(['A>B', 'A>C', 'B>A', 'B>C', 'C>A', 'C>B'])
  })

  it('say how many litres are poured', () => {
    const problem = jugsFrom({ start: '4 1' })
    const pour = movesOf(problem).find(({ after }) => after === '2 3')
    expect(pour && problem.describe(problem.start, pour.action)).toEqual({
      kind: 'pour',
      from: 'A',
      into: 'B',
      litres: 2,
    })
  })

  it('have one goal state only where each jug is named', () => {
    const goalOf = (goal: string) => {
      const problem = jugsFrom({ goal })
      return problem.goal && problem.format(problem.goal)
    }
    expect([goalOf('2 0'), goalOf('2 *'), goalOf('2')]).toEqual(['2 0', undefined, undefined])
  })

  it('keep 99 liters in each of three jugs apart', () => {
    const sizes = { jugA: '99', jugB: '99', jugC: '99' }
    const problem = jugsFrom({ ...sizes, start: '99 98 97', goal: '99 98 97' })
    expect(problem.format(problem.start)).toBe('99 98 97')
    expect(problem.isGoal(problem.start.low, problem.start.high)).toBe(true)
  })
})

it.each([
  { jugA: '4', jugB: '3', goal: '2 *' },
  { jugA: '8', jugB: '5', jugC: '3', tap: 'no', goal: '4 4 0' },
  { jugA: '6', jugB: '4', goal: '3' },
] as readonly Settings[])(
  'for experiments lists the states within reach that can be solved, the nearest first: %j',
  (settings) => {
    const standard = jugsFrom(settings)
    const sizes = standard.settings.start.split(' ').map((_, jug) => Number(settings[letters[jug]]))
    const jugs = { sizes, tap: standard.settings.tap === 'yes' }
    const isGoal = (start: string) => {
      const problem = jugsFrom({ ...settings, start })
      return problem.isGoal(problem.start.low, problem.start.high)
    }
    const distances = jugLevels(jugs, standard.settings.start)
      .flat()
      .flatMap((start) => {
        const moves = jugLevels(jugs, start).findIndex((level) => level.some(isGoal))
        return moves > 0 ? [[start, moves] as const] : []
      })
    const [{ starts }] = jugsManifest.startLists(settings)
    expect([...starts].sort()).toEqual(distances.map(([start]) => start).sort())
    const found = starts.map((start) => new Map(distances).get(start) ?? 0)
    expect(found).toEqual([...found].sort((one, other) => one - other))
  },
)
