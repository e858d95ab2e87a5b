import { describe, expect, it } from 'vitest'
import { chooseSolver, solvers } from '../../src/solvers'

const sources = import.meta.glob<Record<string, unknown>>(
  ['../../src/solvers/*.ts', '!**/index.ts', '!**/solver.ts'],
  { eager: true },
)

describe('the index of solvers', () => {
  it('lists the solver of every file, and no other', () => {
    const written = Object.values(sources).flatMap((source) => Object.values(source))
    const listed = solvers.flatMap((solver) => Object.values(solver).filter(isFunction))
    expect(new Set(listed)).toEqual(new Set(written))
  })

  it('gives every solver a name of its own', () => {
    expect(new Set(solvers.map(({ id }) => id)).size).toBe(solvers.length)
  })

  it('gives every option at least two values', () => {
    const options = solvers.flatMap(({ options }) => options)
    expect(options.filter(({ values }) => values.length < 2)).toEqual([])
  })
})

describe('choosing a solver', () => {
  it('takes the first with its usual options where nothing is set', () => {
    expect(chooseSolver({})).toEqual({
      ok: true,
      value: { solver: solvers[0], options: { goalTest: 'generation' } },
    })
  })

  it.each(solvers.map((solver) => ({ id: solver.id, solver })))('finds $id', ({ id, solver }) => {
    expect(chooseSolver({ solver: id })).toMatchObject({ ok: true, value: { solver } })
  })

  it('takes an option as set', () => {
    expect(chooseSolver({ goalTest: 'expansion' })).toMatchObject({
      ok: true,
      value: { options: { goalTest: 'expansion' } },
    })
  })

  it('leaves settings alone that are none of its options', () => {
    const chosen = chooseSolver({ start: '867254301' })
    expect(chosen.ok && Object.keys(chosen.value.options)).toEqual(['goalTest'])
  })

  it('says which solvers there are instead of an unknown one', () => {
    expect(chooseSolver({ solver: 'magic' })).toEqual({
      ok: false,
      problem: {
        setting: 'solver',
        problem: { kind: 'unknown-value', text: 'magic', known: solvers.map(({ id }) => id) },
      },
    })
  })

  it('says which values an option has instead of an unknown one', () => {
    expect(chooseSolver({ goalTest: 'never' })).toEqual({
      ok: false,
      problem: {
        setting: 'goalTest',
        problem: { kind: 'unknown-value', text: 'never', known: ['generation', 'expansion'] },
      },
    })
  })
})

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}
