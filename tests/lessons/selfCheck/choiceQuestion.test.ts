import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceQuestion } from '../../../src/lessons/selfCheck/choiceQuestion'
import type { ChosenKind } from '../../../src/lessons/selfCheck/items'
import { lettersQuestion } from '../../../src/lessons/selfCheck/lettersQuestion'
import type { Settings } from '../../../src/problems/problem'
import { createRandom } from '../../../src/problems/random'
import { stateOf } from '../../../src/recording/query/path/path'
import { kept } from '../../../src/recording/reasonCodes'
import { say } from '../../../src/words/message'
import { recorded } from '../statements/recorded'

const near: Settings = { start: '152436780', solver: 'breadth-first' }

function asked(kind: ChosenKind, settings: Settings, seed = 1) {
  const { recording, run } = recorded(settings)
  const found = choiceQuestion(recording, run, kind, seed)
  if (!found?.ok) throw new Error(`nothing is asked: ${kind}`)
  const { options, right, node, step, asked: question, why } = found.value
  const said = {
    right: say(options[right]),
    options: options.map(say),
    question: say(question),
    why: say(why),
  }
  return { recording, run, node, step, ...said }
}

/** Cells from where each tile stands to where it belongs, from the text of a board. */
function cellsToGo(board: string): number {
  return Array.from(board).reduce((sum, digit, cell) => {
    if (digit === '0') return sum
    const home = Number(digit) - 1
    const rows = Math.abs(Math.floor(cell / 3) - Math.floor(home / 3))
    return sum + rows + Math.abs((cell % 3) - (home % 3))
  }, 0)
}

describe('the right answer', () => {
  it('to what h is, is the sum of the cells that each tile has to go', () => {
    fc.assert(
      fc.property(fc.nat(9999), (seed) => {
        const { recording, run, node = 0, right } = asked('h', near, seed)
        expect(right).toBe(String(cellsToGo(run.problem.format(stateOf(recording, node)))))
      }),
      { numRuns: 20 },
    )
  })

  it('to what h is, tells each tile that is not at its place', () => {
    fc.assert(
      fc.property(fc.nat(9999), (seed) => {
        const { recording, run, node = 0, right, why } = asked('h', near, seed)
        const board = run.problem.format(stateOf(recording, node))
        const away = Array.from(board).filter(
          (digit, cell) => digit !== '0' && Number(digit) !== cell + 1,
        )
        const told = Array.from(why.matchAll(/tile (\d) \((\d) cells?\)/g))
        expect(told.map(([, tile]) => tile)).toEqual(away)
        expect(told.reduce((sum, [, , cells]) => sum + Number(cells), 0)).toBe(Number(right))
      }),
      { numRuns: 20 },
    )
  })

  it('is asked of nodes that were kept, and not of the start', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { recording, node = 0 } = asked('h', near, seed)
      expect([node > 0, recording.columns.reason[node]]).toEqual([true, kept])
    }
  })

  it('to what f is, is the depth and the cells to go', () => {
    const { recording, run, node = 0, right } = asked('f', near, 5)
    const h = cellsToGo(run.problem.format(stateOf(recording, node)))
    expect(right).toBe(String(recording.columns.depth[node] + h))
  })

  it('to how many actions there are, follows from the place of the blank', () => {
    fc.assert(
      fc.property(fc.nat(9999), (seed) => {
        const { recording, run, node = 0, right, options } = asked('actions', near, seed)
        const blank = run.problem.format(stateOf(recording, node)).indexOf('0')
        expect(right).toBe(blank === 4 ? '4' : blank % 2 === 0 ? '2' : '3')
        // No board has one move, so that answer would be no choice.
        expect(options).toEqual(['2', '3', '4'])
      }),
      { numRuns: 20 },
    )
  })

  it('to whether a goal can be reached, is no where two tiles are swapped', () => {
    expect(asked('solvable', near).right).toBe('Yes')
    expect(asked('solvable', { ...near, start: '123456870' }).right).toBe('No')
  })

  it('to what may be forgotten, leaves the level of the parent and those beside it', () => {
    const { recording, node = 0, right } = asked('forget', near)
    expect(right).toBe(String(recording.columns.depth[node] - 2))
  })

  it('to whether a first solution is a shortest one, is yes for breadth-first search alone', () => {
    expect(asked('shortest', near).right).toBe('Yes')
    expect(asked('shortest', { start: '103426758', solver: 'depth-first' }).right).toBe('No')
  })

  it.each([
    ['a-star', 'Yes'],
    ['uniform-cost', 'Yes'],
    ['weighted-a-star', 'No'],
    ['greedy', 'No'],
    ['breadth-first', 'No'],
  ])('to whether a first solution is a cheapest one: %s, %s', (solver, expected) => {
    const { right, question } = asked('shortest', { problem: 'graph', graph: 'romania', solver })
    expect(right).toBe(expected)
    expect(question).toMatch(
      /at a cost of \d+\. Does this search promise that it is a cheapest one\?$/,
    )
  })
})

it('never shows the event that answers', () => {
  const { recording, step } = asked('shortest', near)
  expect(recording.markers.find(({ kind }) => kind === 'solution')?.event).toBe(step + 1)
})

describe('a sum in letters', () => {
  /** The nodes of a level, counted one by one. */
  function level(b: number, d: number): number {
    let nodes = [0]
    for (let depth = 0; depth < d; depth++) nodes = nodes.flatMap(() => Array<number>(b).fill(0))
    return nodes.length
  }
  const valuesOf = (asked: ReturnType<typeof lettersQuestion>) => asked?.told.asked.values ?? {}

  it.each([1, 2, 3, 4, 5])('is that of a tree that is counted (%d)', (seed) => {
    const queue = lettersQuestion({ frontier: { order: 'queue' } }, createRandom(seed))
    const { b, d } = valuesOf(queue)
    expect(queue?.right).toBe(level(Number(b), Number(d)))
    const both = lettersQuestion(
      { frontier: { order: 'queue' }, twoSided: true },
      createRandom(seed),
    )
    const two = valuesOf(both)
    expect(both?.right).toBe(2 * level(Number(two.b), Number(two.d) / 2))
  })

  it('has its answers in order, the least first', () => {
    const all = [1, 2, 3, 4, 5].map((seed) => asked('letters', near, seed).options)
    // Of texts, 27 comes after 243.
    expect(all.some((options) => options.join() !== options.toSorted().join())).toBe(true)
    for (const options of all) {
      expect(options).toEqual(options.toSorted((one, other) => Number(one) - Number(other)))
    }
  })

  it('offers whole nodes alone', () => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (seed, twoSided) => {
        const solver = { frontier: { order: 'queue' }, twoSided } as const
        const answers = lettersQuestion(solver, createRandom(seed))
        expect([answers?.right, ...(answers?.others ?? [])].every(Number.isInteger)).toBe(true)
      }),
    )
  })

  it('never offers the right answer as a wrong one too', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const path = lettersQuestion({ frontier: { order: 'path' } }, createRandom(seed))
        const options = new Set([path?.right, ...(path?.others ?? [])])
        expect(options.size).toBeGreaterThan(1)
      }),
    )
  })
})
