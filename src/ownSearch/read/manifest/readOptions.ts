import { problemSettings } from '../../../problems'
import { labKeys, originKey } from '../../../shared/labKeys'
import { decimalsIn } from '../../../solvers/manifest/numberIn'
import type { NumberOption, SolverOption } from '../../../solvers/manifest/option'
import { readNumber } from '../../../solvers/manifest/optionTexts'
import { tableKinds } from '../../../structures/reachedTable'
import type { SourceFault, WantedOfOption } from '../faults/sourceFault'
import type { Value } from './evaluate'

const mostOptions = 12
const mostValues = 20
const optionName = /^[a-z][a-zA-Z0-9]{0,23}$/
const optionValue = /^[a-z0-9][a-zA-Z0-9-]{0,39}$/
/** What else stands in an address under a name, and what every object has. */
const taken = new Set([
  ...problemSettings,
  ...['solver', 'code', ...labKeys, originKey],
  ...Object.getOwnPropertyNames(Object.prototype),
])

/** What is thrown where options cannot be read. */
interface OptionFaults {
  /** They are no list, or too many. */
  readonly ofAll: SourceFault
  /**
   * One of them is wrong.
   *
   * @param at its place, from 0
   * @param option its name, or its place from 1 on where it has none
   */
  of(at: number, option: string | number, wanted: WantedOfOption): SourceFault
}

/**
 * Reads the options of a manifest.
 *
 * @throws SourceFault as `faults` makes it
 */
export function readOptions(said: Value, faults: OptionFaults): readonly SolverOption[] {
  if (!Array.isArray(said) || said.length > mostOptions) throw faults.ofAll
  const names = new Set<string>()
  return said.map((each: Value, at) => {
    const name = each instanceof Map ? each.get('name') : undefined
    const option = each instanceof Map ? readOption(each, names) : 'object'
    if (typeof option !== 'string') {
      names.add(option.name)
      return option
    }
    throw faults.of(at, typeof name === 'string' && name !== '' ? name : at + 1, option)
  })
}

/** An option, or what it would have to be. */
type Read = SolverOption | WantedOfOption

function readOption(said: ReadonlyMap<string, Value>, others: ReadonlySet<string>): Read {
  const name = said.get('name')
  if (typeof name !== 'string' || !optionName.test(name) || taken.has(name)) return 'name'
  if (others.has(name)) return 'twice'
  switch (said.get('kind')) {
    case 'heuristic':
      return name === 'heuristic' ? { kind: 'heuristic', name } : 'heuristic'
    case 'choice':
      return readChoice(name, said.get('values'))
    case 'number':
      return readNumberOption(name, said)
    default:
      return 'kind'
  }
}

function readChoice(name: string, said: Value): Read {
  if (!Array.isArray(said) || said.length > mostValues) return 'values'
  const values = said.filter((each): each is string => {
    return typeof each === 'string' && optionValue.test(each)
  })
  const [first, ...others] = values
  if (name === 'reached' && isTableOfSome(values)) return 'reached'
  if (first === undefined || values.length < said.length) return 'values'
  return { kind: 'choice', name, values: [first, ...others] }
}

/**
 * Whether some values are kinds of the table of reached states and others are not: the option
 * `reached` chooses the table, as that of breadth-first search does, and what it chose would be hidden.
 */
function isTableOfSome(values: readonly string[]): boolean {
  const kinds = values.filter((each) => tableKinds.some((kind) => kind === each))
  return kinds.length > 0 && kinds.length < values.length
}

function readNumberOption(name: string, said: ReadonlyMap<string, Value>): Read {
  const range = said.get('range')
  if (!Array.isArray(range) || range.length !== 2) return 'range'
  const [least, most]: readonly unknown[] = range
  const byDefault = said.get('default')
  if (!isFiniteNumber(least) || !isFiniteNumber(most) || least > most) return 'range'
  if (byDefault !== 'none' && !isFiniteNumber(byDefault)) return 'default'
  const decimals = said.get('decimals') ?? decimalsOf(byDefault)
  if (decimals !== undefined && decimals !== 1 && decimals !== 2) return 'decimals'
  const option: NumberOption = {
    kind: 'number',
    name,
    range: [least, most],
    default: byDefault,
    ...(decimals && { decimals }),
  }
  // What is not set takes the default as a text, which is read as if somebody had typed it.
  return readNumber(String(byDefault), option).ok ? option : 'default'
}

/** How many decimals a number may have where only its default says so. */
function decimalsOf(byDefault: number | 'none'): 1 | 2 | undefined {
  const decimals = decimalsIn(String(byDefault))
  if (decimals === 0) return undefined
  return decimals === 1 ? 1 : 2
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value)
}
