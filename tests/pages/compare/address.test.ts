import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readComparison, writeComparison } from '../../../src/pages/compare/address'
import type { ReadComparison } from '../../../src/pages/compare/address'
import { preparedComparison, preparedNames } from '../../../src/pages/compare/prepared'
import { clocks } from '../../../src/pages/compare/time/commonTime'
import { readRun } from '../../../src/recording/run'
import { readAddress } from '../../../src/setup/address/address'
import type { Query } from '../../../src/setup/address/address'
import { pictureChoices } from '../../../src/setup/address/pictures'
import { solvers } from '../../../src/solvers'
import { say } from '../../../src/words/message'
import { hostileQueries } from '../../setup/address/hostileAddresses'

const defaults = readAddress({}).run

const anySearch = fc
  .record({
    start: fc.constantFrom('451260738', '867254301', '123456078'),
    order: fc.constantFrom('up-left-right-down', 'down-right-left-up'),
    solver: fc.constantFrom(...solvers.map(({ id }) => id)),
  })
  .map((query) => readAddress(query).run)

const anyComparison = fc.record({
  searches: fc.array(anySearch, { minLength: 2, maxLength: 4 }),
  clock: fc.constantFrom(...clocks),
  time: fc.nat(),
  sameScale: fc.boolean(),
  picture: fc.constantFrom(...pictureChoices),
})

/** A comparison with each search by its settings. */
function told({ searches, ...others }: ReadComparison) {
  return { searches: searches.map(({ settings }) => settings), ...others }
}

function expectUsable(query: Query): void {
  const { searches, clock, time, wrong } = readComparison(query)
  expect(searches.length === 0 || (searches.length >= 2 && searches.length <= 4)).toBe(true)
  for (const { settings } of searches) expect(readRun(settings).ok).toBe(true)
  expect(clocks).toContain(clock)
  expect(Number.isSafeInteger(time) && time >= 0).toBe(true)
  for (const message of wrong) {
    const said = say(message)
    expect(said.length).toBeLessThan(700)
    expect(said).not.toMatch(/undefined|compare\.wrong|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
  }
}

describe('the address of a comparison', () => {
  it('without a query compares nothing yet', () => {
    const { wrong, ...comparison } = readComparison({})
    expect(comparison).toEqual({
      searches: [],
      clock: 'expansions',
      time: 0,
      sameScale: false,
      picture: 'both',
    })
    expect(wrong).toEqual([])
  })

  it('opens what it was made from', () => {
    fc.assert(
      fc.property(anyComparison, (comparison) => {
        const read = readComparison(writeComparison(comparison))
        expect(told(read)).toEqual(told({ ...comparison, wrong: [] }))
      }),
    )
  })

  it('says no more than it has to', () => {
    const searches = [defaults, readAddress({ start: '867254301' }).run]
    const query = writeComparison({
      searches,
      clock: 'expansions',
      time: 0,
      sameScale: false,
      picture: 'both',
    })
    expect(query).toEqual({ a: '', b: 'start=867254301' })
  })

  it('of one search alone brings another from the same board', () => {
    const { searches, wrong } = readComparison({ a: 'start=867254301' })
    expect(wrong.map(say)).toEqual([expect.stringMatching(/^Only one search is given/)])
    expect(searches.map(({ settings: { start, solver } }) => [start, solver])).toEqual([
      ['867254301', 'breadth-first'],
      ['867254301', 'depth-first'],
    ])
  })

  it.each(preparedNames)('can hold the prepared comparison %s', (name) => {
    const comparison = preparedComparison(name)
    const read = readComparison(writeComparison(comparison))
    expect(told(read)).toEqual(told({ ...comparison, wrong: [] }))
  })

  it('keeps what is right when the rest is wrong, and names the search', () => {
    const query = { a: 'start=867254301&solver=magic', b: '', clock: 'sand', time: '-1' }
    const { searches, clock, time, wrong } = readComparison(query)
    expect(searches.map(({ settings: { start, solver } }) => [start, solver])).toEqual([
      ['867254301', 'breadth-first'],
      ['451260738', 'breadth-first'],
    ])
    expect([clock, time]).toEqual(['expansions', 0])
    expect(wrong.map(say).join(' ')).toMatch(
      /^Search A: Search: “magic” .* Clock: “sand”.* Time: “-1”/,
    )
  })

  it('says of what is given twice what is taken', () => {
    const twice = ['1', '2']
    const { wrong } = readComparison({ a: twice, b: '', clock: twice, time: twice, scale: twice })
    expect(wrong.map(say)).toEqual([
      'Search A: it is given more than once. Used instead: Breadth-first search from 451260738.',
      'Clock: it is given more than once. Used instead: expansions.',
      'Time: it is given more than once. Used instead: the first moment, 0.',
      'Scale: it is given more than once. Used instead: for each tree a size of its own.',
    ])
  })

  it('says which of two names of a setting counts', () => {
    const { wrong } = readComparison({ a: 'puzzle=pegs-13&problem=pegs-15', b: 'problem=pegs-15' })
    expect(wrong.map(say)).toEqual([
      'Search A: “puzzle” is an old name of “problem”, which is given too. It is left out.',
    ])
  })

  it('takes a graph that is written out, and says where one is wrong', () => {
    const roads = Array.from({ length: 300 }, (_, at) => `City${at} - City${at + 1} ${at}`)
    const graph = (text: string) =>
      new URLSearchParams({ problem: 'graph', graph: text }).toString()
    const long = readComparison({ a: graph(roads.join('\n')), b: 'problem=graph' })
    expect(long.wrong).toEqual([])
    expect(long.searches[0].problem.map).toMatchObject({ places: { length: 301 } })
    const { wrong } = readComparison({ a: graph('S - A 2\nA - G x'), b: graph('nowhere') })
    expect(wrong.map(say)).toEqual([
      expect.stringMatching(/^Search A: Graph: Line 2, column 7: “x” is not a cost/),
      expect.stringMatching(/^Search B: Graph: “nowhere” is not known here/),
    ])
  })

  it('names what no comparison has, and shows the rest', () => {
    const { searches, wrong } = readComparison({ a: '', c: 'sloth=1&x=2&y', e: '', zoom: '3' })
    expect(searches).toHaveLength(2)
    expect(wrong.map(say)).toEqual([
      // The second of those that are shown, whatever its key.
      'In search B, “sloth”, “x”, “y” are not settings of a search. They are left out.',
      expect.stringMatching(/^“e”, “zoom” are not parts of a comparison/),
    ])
  })

  it('is usable whatever stands in it', () => {
    for (const query of hostileQueries) {
      for (const value of Object.values(query)) {
        for (const name of ['a', 'd', 'clock', 'time', 'scale', 'picture']) {
          expectUsable({ b: 'start=867254301', [name]: value })
        }
      }
    }
    const names = fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', 'clock', 'time'), fc.string())
    const texts = fc
      .dictionary(fc.constantFrom('problem', 'start', 'solver', 'step', '__proto__'), fc.string())
      .map((each) => new URLSearchParams(each).toString())
    const values = fc.oneof(fc.string({ unit: 'binary' }), texts, fc.anything())
    fc.assert(fc.property(fc.dictionary(names, values, { maxKeys: 8 }), expectUsable))
  })
})
