import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { problemNames } from '../../../src/problems'
import { defaultGoal } from '../../../src/problems/sliding/board'
import { formatBoard } from '../../../src/problems/sliding/boardText'
import { slidingManifest } from '../../../src/problems/sliding/manifest'
import { moveOrders } from '../../../src/problems/sliding/moveOrder'
import { randomSolvableBoard } from '../../../src/problems/sliding/randomBoard'
import { slidingSize } from '../../../src/problems/sliding/settings'
import { readRun } from '../../../src/recording/run'
import { budgets, defaultBudget } from '../../../src/recording/write/recorder'
import { readAddress, writeAddress } from '../../../src/setup/address/address'
import type { Query } from '../../../src/setup/address/address'
import { wrongMessages } from '../../../src/setup/address/wrongMessages'
import { faultMessage } from '../../../src/words/faults/faults'
import { say } from '../../../src/words/message'

// Hundreds of runs take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const defaults = {
  problem: 'sliding-3x3',
  start: '451260738',
  goal: '123456780',
  order: 'up-left-right-down',
  solver: 'breadth-first',
  goalTest: 'generation',
  reached: 'hash',
}

const keys = [...Object.keys(defaults), 'budget', 'step']
const budget = defaultBudget
const hidden = new Set()

/** What an address says, with the run by its settings. */
function read(query: Query) {
  const { run, ...others } = readAddress(query)
  return { settings: run.settings, ...others }
}

function wrongSettings(query: Query): readonly string[] {
  return read(query).wrong.map(({ setting }) => setting)
}

describe('an address', () => {
  it('without a query is the example of fifteen moves', () => {
    expect(read({})).toEqual({ settings: defaults, step: 0, budget, hidden, wrong: [] })
  })

  it('gives each setting and the step', () => {
    const query = { start: '8 6 7 2 5 4 3 _ 1', goalTest: 'expansion', step: '0041' }
    const settings = { ...defaults, start: '867254301', goalTest: 'expansion' }
    expect(read(query)).toEqual({ settings, step: 41, budget, hidden, wrong: [] })
  })

  it('with a puzzle only shows an example of its size', () => {
    const { settings, wrong } = read({ problem: 'sliding-2x2' })
    expect(settings).toEqual({ ...defaults, problem: 'sliding-2x2', start: '3120', goal: '1230' })
    expect(wrong).toEqual([])
  })

  it('ignores keys that it does not know', () => {
    expect(read({ theme: 'dark', utm_source: ['a'] }).wrong).toEqual([])
  })

  it('keeps what is right when the rest is wrong, and names all that is wrong', () => {
    const query = {
      problem: 'cube',
      start: '12345',
      goal: '867254301',
      order: ['a', 'b'],
      goalTest: 'sometimes',
      step: '-3',
    }
    const { settings, step, wrong } = read(query)
    expect({ settings, step }).toEqual({ settings: { ...defaults, goal: '867254301' }, step: 0 })
    expect(wrong.map(({ setting }) => setting)).toEqual([
      'order',
      'problem',
      'start',
      'goalTest',
      'step',
    ])
  })

  it('opens at step 0 where it asks for a search that is not there', () => {
    const query = { solver: 'no-such', step: '41' }
    expect(read(query).step).toBe(0)
    expect(wrongSettings(query)).toHaveLength(1)
  })

  it.each(['', '-1', '1.5', '1e3', '0x10', '9'.repeat(400), 'NaN', '١٢'])(
    'with the step "%s" opens at step 0 and says why',
    (step) => {
      expect(read({ step }).step).toBe(0)
      expect(wrongSettings({ step })).toEqual(['step'])
    },
  )

  it('says nothing of what is shown instead of a setting that the run does not have', () => {
    const address = readAddress({ problem: 'sliding-3x3', map: ['a', 'b'] })
    expect(address.wrong).toEqual([{ setting: 'map', fault: { kind: 'not-one-text' } }])
    expect(wrongMessages(address).map(say)).toEqual(['Map: It is given more than once.'])
  })

  it('gives the budget', () => {
    expect(read({ budget: '8000000' })).toMatchObject({ budget: 8_000_000, wrong: [] })
  })

  it.each(['', '0', '-1', '3000000', '2e6', '9'.repeat(400), 'NaN', 'Infinity'])(
    'with the budget "%s" takes the default one and says why',
    (text) => {
      expect(read({ budget: text }).budget).toBe(defaultBudget)
      expect(wrongSettings({ budget: text })).toEqual(['budget'])
    },
  )

  it('has nothing from the prototypes of objects', () => {
    const query = JSON.parse(
      '{"__proto__":{"start":"1"},"constructor":"x","toString":null}',
    ) as Query
    expect(read(query)).toEqual({ settings: defaults, step: 0, budget, hidden, wrong: [] })
    expect(read(Object.create({ start: '1' }) as Query).wrong).toEqual([])
  })
})

describe('any query at all', () => {
  const values = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(null, undefined, '', '<b>{{start}}</b>', '$t(common.name)', '__proto__'),
    fc.constantFrom(...Object.values(defaults), ...problemNames),
    fc.stringMatching(/^[0-9 ,_]{0,40}$/),
    fc.array(fc.option(fc.string())),
    fc.anything(),
    fc.nat({ max: 5_000 }).map((length) => '7'.repeat(length)),
  )
  const names = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...keys) }, fc.string())
  const queries = fc.dictionary(names, values, { maxKeys: 10 })

  it('gives a run that can be recorded, and says in short sentences what is wrong', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { settings, step, budget: rows, wrong } = read(query)
        expect(budgets).toContain(rows)
        expect(readRun(settings).ok).toBe(true)
        expect(Number.isSafeInteger(step) && step >= 0).toBe(true)
        for (const fault of wrong) {
          expect(keys).toContain(fault.setting)
          const said = say(faultMessage(fault))
          expect(said.length).toBeLessThan(400)
          expect(said).not.toMatch(/undefined|setup\.problem|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('a link', () => {
  it('to the default run is empty, and says no more than it has to', () => {
    expect(writeAddress(defaults, 0)).toEqual({})
    const settings = { ...defaults, start: '867254301' }
    expect(writeAddress(settings, 41)).toEqual({ start: '867254301', step: '41' })
  })

  it('names the budget only when it is not the default one', () => {
    expect(writeAddress(defaults, 0, defaultBudget)).toEqual({})
    expect(writeAddress(defaults, 0, 500_000)).toEqual({ budget: '500000' })
  })

  it('opens the run and the step that it was made from', () => {
    const runs = fc
      .record({
        problem: fc.constantFrom(...slidingManifest.names),
        startSeed: fc.option(fc.nat()),
        goalSeed: fc.option(fc.nat()),
        order: fc.constantFrom(...moveOrders),
        goalTest: fc.constantFrom('generation', 'expansion'),
      })
      .map(({ problem, startSeed, goalSeed, ...rest }) => {
        const { settings } = read({ problem })
        const board = (seed: number | null, otherwise: string) =>
          seed === null ? otherwise : randomBoard(problem, seed)
        const start = board(startSeed, settings.start)
        return { ...settings, ...rest, start, goal: board(goalSeed, settings.goal) }
      })
    fc.assert(
      fc.property(runs, fc.nat(), fc.constantFrom(...budgets), (settings, step, budget) => {
        const query = writeAddress(settings, step, budget)
        expect(read(query)).toEqual({ settings, step, budget, hidden, wrong: [] })
      }),
      { numRuns: 150 },
    )
  })
})

function randomBoard(problem: string, seed: number): string {
  const size = slidingSize(problem)
  return formatBoard(randomSolvableBoard(size, defaultGoal(size), seed))
}

it.each([
  { problem: 'missionaries', people: '4', start: '33L' },
  { problem: 'missionaries', people: '2', boat: '3', start: '11R' },
  { problem: 'blocks', start: 'ABB/CBB/D..', goal: '1,1' },
  { problem: 'pancakes', start: '132', goal: '213' },
  { problem: 'pancakes', pancakes: '12' },
  { problem: 'hanoi', start: 'ABAB', goal: 'DDDD' },
  { problem: 'hanoi', discs: '4', pegs: '4', goal: 'BBBB' },
  { problem: 'wolf', room: '2', start: 'WC/FG' },
  { problem: 'jugs', jugA: '8', jugC: '5', start: '8 3 1', goal: '2 * 4' },
  { problem: 'jugs', tap: 'no', start: '0 0', goal: '2 anywhere' },
])('a link leaves out no state that another choice would have another default for: %o', (asked) => {
  const { run, wrong } = readAddress(asked)
  expect(wrong).toEqual([])
  expect(readAddress(writeAddress(run.settings, 0)).run.settings).toEqual(run.settings)
})

it('takes digits of full width for a number', () => {
  const { run, wrong } = readAddress({ solver: 'depth-first', limit: '２０' })
  expect(wrong).toEqual([])
  expect(run.settings.limit).toBe('20')
})
