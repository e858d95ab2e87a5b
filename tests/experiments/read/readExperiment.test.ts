import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withDefault } from '../../../src/experiments/defaults'
import { idleTexts } from '../../../src/experiments/read/idleTexts'
import { readExperiment } from '../../../src/experiments/read/readExperiment'
import { knownMeansFor } from '../../../src/experiments/summary/knownMeans'
import { writeExperiment } from '../../../src/experiments/writeExperiment'
import { createProblem, findManifest, problemNames } from '../../../src/problems'
import { experimentMessage } from '../../../src/words/faults/experimentFaults'
import { say } from '../../../src/words/message'
import { anyResults, experimentFrom } from '../anyResults'

function faultsOf(texts: Readonly<Record<string, string>>) {
  const read = readExperiment(texts)
  return read.ok ? [] : read.fault
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
      const problem = createProblem({ start })
      expect(problem.ok && problem.value.solvability()?.solvable).toBe(true)
    }
  })

  it('has the same boards for the same seed, and others for the next one', () => {
    const of = (seed: string) => experimentFrom({ solvers: 'a-star', count: '20', seed }).starts
    expect(of('7')).toEqual(of('7'))
    expect(of('8').filter((start) => of('7').includes(start))).toEqual([])
  })

  it('has no random starts where the goal can be reached from nowhere else', () => {
    const faults = faultsOf({ problem: 'grid', map: 'S#G', solvers: 'a-star' })
    expect(faults).toEqual([{ setting: 'boards', fault: { kind: 'no-boards' } }])
  })

  it('takes a list of boards in any usual writing, or by its name', () => {
    const list = experimentFrom({ solvers: 'a-star', boards: '1 2 3 4 5 6 _ 7 8\n867254301;' })
    expect(list.starts).toEqual(['123456078', '867254301'])
    const named = experimentFrom({ solvers: 'a-star', boards: 'farthest' })
    expect(named.starts).toEqual(['867254301', '647850321'])
    const layouts = experimentFrom({ problem: 'blocks', solvers: 'breadth-first' })
    expect(layouts.starts).toHaveLength(12)
  })

  it('tells all that is wrong at once', () => {
    const found = faultsOf({ count: '0', seed: 'x', boards: '12', solvers: 'a-star,magic' })
    expect(found.map(({ setting }) => setting)).toEqual(['count', 'seed', 'boards', 'solvers'])
    expect(faultsOf({ solvers: 'a-star', boards: '123456780;123' })).toMatchObject([
      {
        setting: 'boards',
        wrongBoards: [{ place: 2, wrong: { fault: { kind: 'wrong-length' } } }],
      },
    ])
  })

  it.each(['toString', 'valueOf', 'magic'])('tells that a search has no option %s', (name) => {
    expect(faultsOf({ solvers: `a-star:${name}=1` })).toMatchObject([
      { setting: 'solvers', fault: { kind: 'no-option', solver: 'a-star', option: name } },
    ])
  })

  it('names the lines of all wrong boards, empty ones counted, and how many more there are', () => {
    const boards = `123456780\n\n12\r\n123456078\n${'1\n'.repeat(6)}`
    const [found] = faultsOf({ solvers: 'a-star', boards })
    if (!('wrongBoards' in found)) throw new Error('no board is wrong')
    expect(found.wrongBoards.map(({ place }) => place)).toEqual([3, 5, 6, 7, 8])
    expect([found.more, found.inLines]).toEqual([2, true])
    expect(say(experimentMessage(found))).toMatch(
      /^Line 3: .*\nLine 5: [^]*\n2 more starts are wrong\.$/,
    )
  })

  it('tests for the goal when a node is taken unless told otherwise, in every search alike', () => {
    const [defaults, told] = experimentFrom({
      solvers: 'breadth-first,breadth-first:goalTest=generation',
    }).searches
    expect([defaults.goalTest, told.goalTest]).toEqual(['expansion', 'generation'])
  })

  it('is that of the known table where no searches are asked for, for other puzzles a plain one', () => {
    const defaults = experimentFrom(withDefault({}))
    expect([0, 1, 2].map((search) => knownMeansFor(defaults, search)?.boards)).toEqual([
      100, 100, 100,
    ])
    for (const problem of problemNames) {
      const manifest = findManifest(problem)
      const lists = manifest?.startLists?.({ problem }) ?? []
      // Of a problem with neither, starts have to be written.
      const asks = lists.length === 0 && !manifest?.random
      const wanted = asks ? [{ setting: 'boards', fault: { kind: 'no-boards' } }] : []
      expect(faultsOf(withDefault({ problem })), problem).toMatchObject(wanted)
    }
  })

  it('tells which texts it has no use for', () => {
    const idle = (texts: Readonly<Record<string, string>>) =>
      idleTexts(texts, experimentFrom({ solvers: 'breadth-first', ...texts }))
    expect(idle({ metric: 'any', seed: '7' })).toEqual(['metric'])
    expect(idle({ boards: 'farthest', seed: '7' })).toEqual(['seed'])
    expect(idle({ problem: 'blocks', metric: 'any', order: 'x' })).toEqual(['order'])
  })

  it.each([
    ['no search', '', 'no-solvers'],
    ['a search twice', 'a-star,a-star:heuristic=manhattan', 'twice'],
    ['an option of another search', 'breadth-first:heuristic=sum', 'no-option'],
  ])('is refused for %s', (_, solvers, kind) => {
    expect(faultsOf({ solvers })).toMatchObject([{ setting: 'solvers', fault: { kind } }])
  })

  it('answers to any texts without an exception', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('blocks', 'layouts', 'a-star', '7'))
    const names = ['problem', 'goal', 'order', 'boards', 'count', 'seed', 'solvers', 'cut']
    const texts = fc.dictionary(fc.constantFrom(...names), text)
    fc.assert(fc.property(texts, (given) => void readExperiment(given)))
  })
})

it('takes digits of full width for its numbers', () => {
  const { starts, cut } = experimentFrom({
    count: '２',
    seed: '１２',
    cut: '２０',
    solvers: 'a-star',
  })
  expect(cut).toBe(20)
  expect(starts).toEqual(experimentFrom({ count: '2', seed: '12', solvers: 'a-star' }).starts)
})
