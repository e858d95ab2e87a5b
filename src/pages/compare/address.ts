import { readRunOn } from '../../recording/run'
import type { Run } from '../../recording/run'
import type { Query } from '../../setup/address/address'
import { pictureChoices, readPictures } from '../../setup/address/pictures'
import { wholeNumberIn } from '../../solvers/manifest/numberIn'
import type { Message } from '../../words/message'
import { quoted, quotedNames } from '../../words/quoted'
import { leastSearches, letterOf, mostSearches } from './comparison'
import type { Comparison } from './comparison'
import { firstPair } from './prepared'
import { readSearchQuery, writeSearchQuery } from './search/searchText'
import { clocks } from './time/commonTime'

/** A comparison as far as an address could be read, and what is wrong with it. */
export interface ReadComparison extends Comparison {
  readonly wrong: readonly Message[]
}

/** The keys of the searches, each with a text as the lab has it in its address. */
export const searchKeys = ['a', 'b', 'c', 'd'] as const
const allKeys: ReadonlySet<string> = new Set([...searchKeys, 'clock', 'time', 'scale', 'picture'])

/** Reads a comparison from a query. What is missing or wrong takes its default value. */
export function readComparison(query: Query): ReadComparison {
  const read = readSearches(query)
  const clock = readOne(query, 'clock', (text) => clocks.find((known) => known === text))
  const time = readOne(query, 'time', wholeNumberIn)
  const scale = readOne(query, 'scale', (text) => (text === 'same' ? text : undefined))
  const picture = readOne(query, 'picture', readPictures)
  const parts = [read, clock, time, scale, picture]
  return {
    searches: read.searches,
    clock: clock.value ?? clocks[0],
    time: time.value ?? 0,
    sameScale: scale.value === 'same',
    picture: picture.value ?? pictureChoices[0],
    wrong: [...parts.flatMap(({ wrong }) => wrong), ...unknownIn(query)],
  }
}

/** Writes a comparison as a query, without default values. */
export function writeComparison({
  searches,
  clock,
  time,
  sameScale,
  picture,
}: Comparison): Record<string, string> {
  const groups = searches
    .slice(0, mostSearches)
    .map((run, place) => [searchKeys[place], writeSearchQuery(run)] as const)
  return {
    ...Object.fromEntries(groups),
    ...(clock !== clocks[0] && { clock }),
    ...(time > 0 && { time: String(time) }),
    ...(sameScale && { scale: 'same' }),
    ...(picture !== pictureChoices[0] && { picture }),
  }
}

/** The searches of a query, none or at least two, by the letters that they are shown with. */
function readSearches(query: Query) {
  const searches: Run[] = []
  const wrong: Message[] = []
  for (const key of searchKeys) {
    const value = valueOf(query, key)
    if (value === undefined) continue
    const read = readSearchQuery(value, key, letterOf(searches.length))
    wrong.push(...read.wrong)
    if (read.run) searches.push(read.run)
  }
  if (searches.length === 0 || searches.length >= leastSearches) return { searches, wrong }
  wrong.push({ key: 'compare.wrong.alone' })
  return { searches: [...searches, otherThan(searches[0])], wrong }
}

/** Another search from the same board. */
function otherThan(run: Run): Run {
  const solver = firstPair.find((each) => each !== run.settings.solver) ?? run.settings.solver
  const other = readRunOn(run.problem, { solver })
  return other.ok ? other.value : run
}

/** Parts of a query that no comparison has: a fifth search, or something mistyped. */
function unknownIn(query: Query): readonly Message[] {
  const unknown = Object.keys(query).filter((name) => !allKeys.has(name))
  if (unknown.length === 0) return []
  const values = { names: quotedNames(unknown), count: unknown.length }
  return [{ key: 'compare.wrong.unknown', values }]
}

interface ReadOne<Value> {
  readonly value: Value | undefined
  readonly wrong: readonly Message[]
}

function readOne<Value>(
  query: Query,
  name: 'clock' | 'time' | 'scale' | 'picture',
  read: (text: string) => Value | undefined,
): ReadOne<Value> {
  const given = valueOf(query, name)
  if (given === undefined) return { value: undefined, wrong: [] }
  const setting: Message = { key: `compare.wrong.setting.${name}` }
  const text = given ?? ''
  const instead: Message = { key: `compare.wrong.instead.${name}` }
  if (typeof text !== 'string') {
    const values = { setting, instead }
    return { value: undefined, wrong: [{ key: 'compare.wrong.notOne', values }] }
  }
  const value = read(text)
  if (value !== undefined) return { value, wrong: [] }
  const values = { setting, text: quoted(text), instead }
  const key = name === 'time' ? 'compare.wrong.noTime' : 'compare.wrong.defaults'
  return { value, wrong: [{ key, values }] }
}

function valueOf(query: Query, name: string): unknown {
  return Object.hasOwn(query, name) ? query[name] : undefined
}
