import { describe, expect, it } from 'vitest'
import { createProblem } from '../../src/problems'
import type { Problem } from '../../src/problems/problem'
import { solvers } from '../../src/solvers'
import { chooseSolver } from '../../src/solvers/manifest/chooseSolver'
import type { SolverOption } from '../../src/solvers/manifest/option'
import { valuesFor } from '../../src/solvers/manifest/optionTexts'

const sources = import.meta.glob<Record<string, unknown>>(
  ['../../src/solvers/*.ts', '!**/index.ts', '!**/solver.ts'],
  { eager: true },
)

const texts = import.meta.glob<string>('../../src/solvers/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

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
  it('lists the manifest of every file, and no other', () => {
    const manifests = Object.values(sources).flatMap((source) =>
      Object.entries(source).flatMap(([name, value]) => (name.endsWith('Solver') ? [value] : [])),
    )
    expect(new Set<unknown>(solvers)).toEqual(new Set(manifests))
  })

  it('gives every solver a name of its own', () => {
    expect(new Set(solvers.map(({ id }) => id)).size).toBe(solvers.length)
  })

  it('gives every option at least two values, or a range with its default in it', () => {
    for (const option of solvers.flatMap(({ options }) => options)) {
      if (option.kind !== 'number') {
        expect(valuesFor(option, tiles).length).toBeGreaterThan(1)
        continue
      }
      const [least, most] = option.range
      expect(least).toBeLessThan(most)
      expect(option.default === 'none' || Number(option.default) >= least).toBe(true)
    }
  })

  it('has no two options of one name that are not the same, since they share their words', () => {
    const known = new Map<string, SolverOption>()
    for (const option of solvers.flatMap(({ options }) => options)) {
      expect(option).toEqual(known.get(option.name) ?? option)
      known.set(option.name, option)
    }
  })

  it('names for each solver the file in which its nodes are expanded', () => {
    for (const { id, source } of solvers) {
      expect(texts[`../../src/solvers/${source}`], id).toContain('yield tree.expand(node)')
    }
  })
})

describe('choosing a solver', () => {
  it('takes the first with its default options where nothing is set', () => {
    expect(chooseSolver({}, tiles)).toEqual({
      ok: true,
      value: {
        solver: solvers[0],
        options: { goalTest: 'generation', reached: 'hash' },
        values: { goalTest: 'generation', reached: 'hash' },
      },
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

  it("takes the problem's first heuristic where none is set", () => {
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

  it('says which heuristics the problem has instead of an unknown one', () => {
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
      expect(chooseSolver({ solver: 'depth-first', limit }, tiles)).toMatchObject({
        ok: false,
        fault: {
          setting: 'limit',
          fault: { kind: 'not-in-range', text: limit, range: [1, 1_000_000], decimals: 0 },
        },
      })
    },
  )
})

describe('a number among the options', () => {
  it('comes to the solver as a number, and none as one that nothing exceeds', () => {
    const valueOf = (settings: Readonly<Record<string, string>>) => {
      const chosen = chooseSolver(settings, tiles)
      return chosen.ok ? chosen.value.values : undefined
    }
    expect(valueOf({ solver: 'depth-first', limit: '40' })).toEqual({ limit: 40 })
    expect(valueOf({ solver: 'depth-first' })).toEqual({ limit: Number.POSITIVE_INFINITY })
    expect(valueOf({ solver: 'beam' })).toEqual({ heuristic: 'manhattan', width: 10 })
    const weighted = { solver: 'weighted-a-star', weight: '1.25' }
    expect(valueOf(weighted)).toEqual({ heuristic: 'manhattan', weight: 1.25 })
  })

  it('is written in one way, however it was', () => {
    const written = ['2', '2.0', '2.00', '02'].map((weight) => {
      const chosen = chooseSolver({ solver: 'weighted-a-star', weight }, tiles)
      return chosen.ok && chosen.value.options.weight
    })
    expect(written).toEqual(['2', '2', '2', '2'])
  })

  it.each(['0.99', '10.01', '1.255', '.5', '2,5', '-2', '2.', 'none', ''])(
    'says which weights there are instead of %j',
    (weight) => {
      expect(chooseSolver({ solver: 'weighted-a-star', weight }, tiles)).toMatchObject({
        ok: false,
        fault: {
          setting: 'weight',
          fault: { kind: 'not-in-range', text: weight, range: [1, 10], decimals: 2 },
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

  it.each(['ida-star', 'a-star', 'weighted-a-star', 'greedy', 'beam'])(
    'without a heuristic: %s',
    (solver) => {
      expect(chooseSolver({ solver }, oneWay)).toMatchObject({
        ok: false,
        fault: { setting: 'solver', fault: { kind: 'refused', solver, refusal: 'no-heuristic' } },
      })
    },
  )

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
