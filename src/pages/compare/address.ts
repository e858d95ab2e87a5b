import type { Settings } from '../../puzzles/puzzle'
import type { Message } from '../../words/message'
import { quoted } from '../../words/quoted'
import { readAddress, writeAddress } from '../lab/address'
import type { Query } from '../lab/address'
import { wrongMessage } from '../lab/wrongMessage'
import { clocks } from './commonTime'
import { leastSearches, letterOf, mostSearches } from './comparison'
import type { Comparison } from './comparison'

/** A comparison as far as an address could be read, and what is wrong with it. */
export interface ReadComparison extends Comparison {
  readonly wrong: readonly Message[]
}

/** The keys of the searches, each with a text as the lab has it in its address. */
const keys = ['a', 'b', 'c', 'd'] as const
// The longest board there is takes a tenth of it.
const longestText = 2_000
// They are of the lab, not of a search.
const ofTheLab = new Set(['step', 'budget', 'hide'])

/** Reads a comparison from a query. What is missing or wrong takes its usual value. */
export function readComparison(query: Query): ReadComparison {
  const read = keys.map((key, place) => readSearch(valueOf(query, key), letterOf(place)))
  const searches = read.flatMap(({ settings }) => (settings ? [settings] : []))
  const clock = readOne(query, 'clock', (text) => clocks.find((known) => known === text))
  const time = readOne(query, 'time', readTime)
  const scale = readOne(query, 'scale', (text) => (text === 'same' ? text : undefined))
  return {
    searches: atLeastTwo(searches),
    clock: clock.value ?? clocks[0],
    time: time.value ?? 0,
    sameScale: scale.value === 'same',
    wrong: [...read, clock, time, scale].flatMap(({ wrong }) => wrong),
  }
}

/** Writes a comparison as a query, without what is usual. */
export function writeComparison({
  searches,
  clock,
  time,
  sameScale,
}: Comparison): Record<string, string> {
  const groups = searches
    .slice(0, mostSearches)
    .map((settings, place) => [keys[place], textOf(settings)] as const)
  return {
    ...Object.fromEntries(groups),
    ...(clock !== clocks[0] && { clock }),
    ...(time > 0 && { time: String(time) }),
    ...(sameScale && { scale: 'same' }),
  }
}

/** A search as one text. */
function textOf(settings: Settings): string {
  return new URLSearchParams(writeAddress(settings, 0)).toString()
}

interface ReadSearch {
  readonly settings: Settings | undefined
  readonly wrong: readonly Message[]
}

function readSearch(value: unknown, letter: string): ReadSearch {
  if (value === undefined) return { settings: undefined, wrong: [] }
  const text = value ?? ''
  const name: Message = { key: 'compare.wrong.setting.search', values: { letter } }
  if (typeof text !== 'string') {
    const message = { key: 'compare.wrong.notOne', values: { setting: name } } as const
    return { settings: readAddress({}).settings, wrong: [message] }
  }
  if (text.length > longestText) {
    return { settings: undefined, wrong: [{ key: 'compare.wrong.tooLong', values: { letter } }] }
  }
  const { settings, wrong } = readAddress(queryOf(text))
  return {
    settings,
    wrong: wrong.map((each) => {
      const values = { letter, problem: wrongMessage(each) }
      return { key: 'compare.wrong.search', values }
    }),
  }
}

/** The settings in a text; one that is given twice has a list of values, as the router has it. */
function queryOf(text: string): Query {
  const params = new URLSearchParams(text)
  const names = new Set(Array.from(params.keys()).filter((name) => !ofTheLab.has(name)))
  return Object.fromEntries(
    Array.from(names, (name) => {
      const values = params.getAll(name)
      return [name, values.length === 1 ? values[0] : values] as const
    }),
  )
}

/** One search alone is compared with another from the same board. */
function atLeastTwo(searches: readonly Settings[]): readonly Settings[] {
  if (searches.length === 0 || searches.length >= leastSearches) return searches
  const [{ solver, ...puzzle }] = searches
  const other = solver === 'breadth-first' ? 'depth-first' : 'breadth-first'
  return [...searches, readAddress({ ...puzzle, solver: other }).settings]
}

interface ReadOne<Value> {
  readonly value: Value | undefined
  readonly wrong: readonly Message[]
}

function readOne<Value>(
  query: Query,
  name: 'clock' | 'time' | 'scale',
  read: (text: string) => Value | undefined,
): ReadOne<Value> {
  const given = valueOf(query, name)
  if (given === undefined) return { value: undefined, wrong: [] }
  const setting: Message = { key: `compare.wrong.setting.${name}` }
  const text = given ?? ''
  if (typeof text !== 'string') {
    return { value: undefined, wrong: [{ key: 'compare.wrong.notOne', values: { setting } }] }
  }
  const value = read(text)
  if (value !== undefined) return { value, wrong: [] }
  const values = { setting, text: quoted(text) }
  return { value, wrong: [{ key: 'compare.wrong.usual', values }] }
}

function readTime(text: string): number | undefined {
  const time = Number(text)
  return /^\d+$/.test(text) && Number.isSafeInteger(time) ? time : undefined
}

function valueOf(query: Query, name: string): unknown {
  return Object.hasOwn(query, name) ? query[name] : undefined
}
