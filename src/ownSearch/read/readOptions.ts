import { problemSettings } from '../../problems'
import type { SolverOption } from '../../solvers/manifest/option'
import type { Value } from './evaluate'
import type { SourceFault, Wanted } from './sourceFault'

const mostOptions = 12
const mostValues = 20
const optionName = /^[a-z][a-zA-Z0-9]{0,23}$/
const optionValue = /^[a-z0-9][a-zA-Z0-9-]{0,39}$/
/** What else stands in an address under a name. */
const taken = new Set([
  ...problemSettings,
  ...['solver', 'code', 'step', 'budget', 'hide', 'picture', 'from', 'constructor'],
])

/**
 * Reads the options of a manifest.
 *
 * @throws SourceFault as `fault` makes it
 */
export function readOptions(
  said: Value,
  fault: (wanted: Wanted) => SourceFault,
): readonly SolverOption[] {
  if (!Array.isArray(said) || said.length > mostOptions) throw fault('options')
  const options = said.map((each: Value) => {
    const option = each instanceof Map ? readOption(each) : undefined
    if (!option) throw fault('options')
    if (!optionName.test(option.name) || taken.has(option.name)) throw fault('option-name')
    return option
  })
  if (new Set(options.map(({ name }) => name)).size < options.length) throw fault('option-twice')
  return options
}

function readOption(said: ReadonlyMap<string, Value>): SolverOption | undefined {
  const name = said.get('name')
  if (typeof name !== 'string') return undefined
  switch (said.get('kind')) {
    case 'heuristic':
      return name === 'heuristic' ? { kind: 'heuristic', name } : undefined
    case 'choice':
      return readChoice(name, said.get('values'))
    case 'number':
      return readNumberOption(name, said)
    default:
      return undefined
  }
}

function readChoice(name: string, said: Value): SolverOption | undefined {
  if (!Array.isArray(said) || said.length > mostValues) return undefined
  const values = said.filter((each): each is string => {
    return typeof each === 'string' && optionValue.test(each)
  })
  const [first, ...others] = values
  if (first === undefined || values.length < said.length) return undefined
  return { kind: 'choice', name, values: [first, ...others] }
}

function readNumberOption(
  name: string,
  said: ReadonlyMap<string, Value>,
): SolverOption | undefined {
  const range = said.get('range')
  if (!Array.isArray(range) || range.length !== 2) return undefined
  const [least, most]: readonly unknown[] = range
  const byDefault = said.get('default')
  const decimals = said.get('decimals')
  if (!isFinite(least) || !isFinite(most) || least > most) return undefined
  const isNone = byDefault === 'none'
  if (!isNone && (!isFinite(byDefault) || byDefault < least || byDefault > most)) return undefined
  if (decimals !== undefined && decimals !== 1 && decimals !== 2) return undefined
  return {
    kind: 'number',
    name,
    range: [least, most],
    default: isNone ? 'none' : byDefault,
    ...(decimals && { decimals }),
  }
}

function isFinite(value: unknown): value is number {
  return Number.isFinite(value)
}
