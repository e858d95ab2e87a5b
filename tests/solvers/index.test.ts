import { describe, expect, it } from 'vitest'
import { createProblem } from '../../src/problems'
import type { Problem } from '../../src/problems/problem'
import { chooseSolver, solvers, valuesFor } from '../../src/solvers'

const sources = import.meta.glob<Record<string, unknown>>(
  ['../../src/solvers/*.ts', '!**/index.ts', '!**/solver.ts'],
  { eager: true },
)

function problemOf(problem: string): Problem {
  const made = createProblem({ problem })
  if (!made.ok) throw new Error(`no puzzle ${problem}`)
  return made.value
}

const tiles = problemOf('sliding-3x3')
const blocks = problemOf('blocks')
// A problem whose moves cannot be undone, and of which nothing is known.
const oneWay: Problem = { ...tiles, reversible: false, heuristics: [] }

describe('the index of solvers', () => {
  it('lists the solver of every file, and no other', () => {
    const written = Object.values(sources).flatMap((source) => Object.values(source))
    const listed = solvers.flatMap((solver) => Object.entries(solver))
    const runs = listed.flatMap(([name, value]): unknown[] => (name === 'run' ? [value] : []))
    expect(new Set(runs)).toEqual(new Set(written))
  })

  it('gives every solver a name of its own', () => {
    expect(new Set(solvers.map(({ id }) => id)).size).toBe(solvers.length)
  })

  it('gives every option at least two values, or a range', () => {
    const options = solvers.flatMap(({ options }) => options)
    const single = options.filter((option) => !option.range && valuesFor(option, tiles).length < 2)
    expect(single).toEqual([])
  })

  it('says when each solver tests the goal, or leaves it to an option', () => {
    const neither = solvers.filter(({ goalTest, options }) => {
      return (goalTest === undefined) !== options.some(({ name }) => name === 'goalTest')
    })
    expect(neither).toEqual([])
  })
})

describe('choosing a solver', () => {
  it('takes the first with its usual options where nothing is set', () => {
    expect(chooseSolver({}, tiles)).toEqual({
      ok: true,
      value: { solver: solvers[0], options: { goalTest: 'generation', reached: 'hash' } },
    })
  })

  it.each(solvers.map((solver) => ({ id: solver.id, solver })))('finds $id', ({ id, solver }) => {
    expect(chooseSolver({ solver: id }, tiles)).toMatchObject({ ok: true, value: { solver } })
  })

  it('takes an option as set', () => {
    expect(chooseSolver({ goalTest: 'expansion' }, tiles)).toMatchObject({
      ok: true,
      value: { options: { goalTest: 'expansion' } },
    })
  })

  it('leaves settings alone that are none of its options', () => {
    const chosen = chooseSolver({ solver: 'greedy', start: '867254301', reached: 'tree' }, tiles)
    expect(chosen.ok && Object.keys(chosen.value.options)).toEqual(['heuristic'])
  })

  it("takes the puzzle's first bound where none is set", () => {
    expect(chooseSolver({ solver: 'a-star' }, tiles)).toMatchObject({
      ok: true,
      value: { options: { heuristic: 'manhattan' } },
    })
  })

  it('says which solvers there are instead of an unknown one', () => {
    expect(chooseSolver({ solver: 'magic' }, tiles)).toEqual({
      ok: false,
      fault: {
        setting: 'solver',
        fault: { kind: 'unknown-value', text: 'magic', known: solvers.map(({ id }) => id) },
      },
    })
  })

  it('says which values an option has instead of an unknown one', () => {
    expect(chooseSolver({ goalTest: 'sometimes' }, tiles)).toEqual({
      ok: false,
      fault: {
        setting: 'goalTest',
        fault: {
          kind: 'unknown-value',
          text: 'sometimes',
          known: ['generation', 'expansion', 'never'],
        },
      },
    })
  })

  it('says which bounds the puzzle has instead of an unknown one', () => {
    expect(chooseSolver({ solver: 'greedy', heuristic: 'hope' }, tiles)).toEqual({
      ok: false,
      fault: {
        setting: 'heuristic',
        fault: {
          kind: 'unknown-value',
          text: 'hope',
          known: ['manhattan', 'linear-conflict', 'misplaced', 'sum'],
        },
      },
    })
  })

  it.each(['none', '1', '40', '1000000'])('takes %s as a depth limit', (limit) => {
    expect(chooseSolver({ solver: 'depth-first', limit }, tiles)).toMatchObject({
      ok: true,
      value: { options: { limit } },
    })
  })

  it.each(['0', '-1', '1.5', '1000001', 'ten', '', '1e3'])(
    'says which depth limits there are instead of %j',
    (limit) => {
      expect(chooseSolver({ solver: 'depth-first', limit }, tiles)).toEqual({
        ok: false,
        fault: {
          setting: 'limit',
          fault: { kind: 'not-in-range', text: limit, range: [1, 1_000_000] },
        },
      })
    },
  )
})

describe('a solver is refused', () => {
  it.each([
    { why: 'to meet in the middle', settings: { solver: 'bidirectional' }, setting: 'solver' },
    { why: 'to forget all but two steps', settings: { reached: 'two-step' }, setting: 'reached' },
  ])('where moves cannot be undone, if it needs that $why', ({ settings, setting }) => {
    expect(chooseSolver(settings, oneWay)).toMatchObject({
      ok: false,
      fault: { setting, fault: { kind: 'refused', refusal: 'irreversible' } },
    })
  })

  it('where no single state is the goal, if it starts from there', () => {
    expect(chooseSolver({ solver: 'bidirectional' }, blocks)).toMatchObject({
      ok: false,
      fault: { setting: 'solver', fault: { kind: 'refused', refusal: 'no-single-goal' } },
    })
  })

  it.each(['ida-star', 'a-star', 'greedy'])('without a bound: %s', (solver) => {
    expect(chooseSolver({ solver }, oneWay)).toMatchObject({
      ok: false,
      fault: { setting: 'solver', fault: { kind: 'refused', solver, refusal: 'no-heuristic' } },
    })
  })

  it.each(solvers.map(({ id }) => id))('never on sliding tiles: %s', (solver) => {
    expect(chooseSolver({ solver }, tiles).ok).toBe(true)
  })

  it.each(['breadth-first', 'depth-first', 'iterative-deepening', 'uniform-cost'])(
    'not where it needs nothing but moves: %s',
    (solver) => {
      expect(chooseSolver({ solver }, oneWay).ok).toBe(true)
    },
  )
})
