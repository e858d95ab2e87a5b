import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readExperiment } from '../../src/experiments/readExperiment'
import { writeExperiment } from '../../src/experiments/writeExperiment'
import { createPuzzle } from '../../src/puzzles'
import { anyResults, experimentFrom } from './anyResults'

function problemsOf(texts: Readonly<Record<string, string>>) {
  const read = readExperiment(texts)
  return read.ok ? [] : read.problem
}

describe('an experiment', () => {
  it('written and read again is the same', () => {
    fc.assert(
      fc.property(anyResults, ({ experiment }) => {
        expect(readExperiment(writeExperiment(experiment))).toEqual({ ok: true, value: experiment })
      }),
    )
  })

  it('has 100 random boards unless told otherwise, each of them solvable', () => {
    const { starts, source } = experimentFrom({ solvers: 'a-star' })
    expect([starts.length, source]).toEqual([100, { kind: 'random', count: 100, seed: 1 }])
    for (const start of starts) {
      const puzzle = createPuzzle({ start })
      expect(puzzle.ok && puzzle.value.solvability()?.solvable).toBe(true)
    }
  })

  it('has the same boards for the same seed, and others for the next one', () => {
    const of = (seed: string) => experimentFrom({ solvers: 'a-star', count: '20', seed }).starts
    expect(of('7')).toEqual(of('7'))
    expect(of('8').filter((start) => of('7').includes(start))).toEqual([])
  })

  it('takes a list of boards in any usual writing, or by its name', () => {
    const list = experimentFrom({ solvers: 'a-star', boards: '1 2 3 4 5 6 _ 7 8\n867254301;' })
    expect(list.starts).toEqual(['123456078', '867254301'])
    const named = experimentFrom({ solvers: 'a-star', boards: 'farthest' })
    expect(named.starts).toEqual(['867254301', '647850321'])
    const layouts = experimentFrom({ puzzle: 'blocks', solvers: 'breadth-first' })
    expect(layouts.starts).toHaveLength(12)
  })

  it('tells all that is wrong at once', () => {
    const found = problemsOf({ count: '0', seed: 'x', boards: '12', solvers: 'a-star,magic' })
    expect(found.map(({ setting }) => setting)).toEqual(['count', 'seed', 'boards', 'solvers'])
    expect(problemsOf({ solvers: 'a-star', boards: '123456780;123' })).toMatchObject([
      { setting: 'boards', board: 2, wrong: { problem: { kind: 'wrong-length' } } },
    ])
  })

  it.each([
    ['no search', '', 'no-solvers'],
    ['a search twice', 'a-star,a-star:bound=manhattan', 'twice'],
    ['an option of another search', 'breadth-first:bound=sum', 'no-option'],
  ])('is refused for %s', (_, solvers, kind) => {
    expect(problemsOf({ solvers })).toMatchObject([{ setting: 'solvers', problem: { kind } }])
  })

  it('answers to any texts without an exception', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('blocks', 'layouts', 'a-star', '7'))
    const names = ['puzzle', 'goal', 'order', 'boards', 'count', 'seed', 'solvers', 'cut']
    const texts = fc.dictionary(fc.constantFrom(...names), text)
    fc.assert(fc.property(texts, (given) => void readExperiment(given)))
  })
})
