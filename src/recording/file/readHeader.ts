import type { Settings } from '../../problems/problem'
import { inTodaysNames } from '../../problems/todaysNames'
import { outcomeKinds } from '../marker'
import { readRun } from '../run'
import type { Run } from '../run'
import { WrongLine } from './fault'
import { formatName, formatVersions, mostAction, mostRows, versionFor } from './format'
import type { FormatVersion, Header } from './format'
import { readTotals } from './totals'
import * as values from './values'
import type { ReadObject } from './values'

const fields = [
  'format',
  'version',
  'settings',
  'rows',
  'events',
  'expanded',
  'solutions',
  'solution',
  'overBudget',
  'outcome',
  'totals',
] as const satisfies readonly (keyof Header)[]

// A graph of one's own stands there as a whole.
const longestSetting = 8_000_000
const largest = Number.MAX_SAFE_INTEGER

/** The first line of a file, and the run that it tells of. */
export interface ReadHeader {
  readonly header: Header
  readonly run: Run
}

/**
 * Reads the first line of a file.
 *
 * @throws WrongLine
 */
export function readHeader(line: string): ReadHeader {
  if (line.trimStart().startsWith('[')) throw new WrongLine({ kind: 'one-array' })
  const object = values.parseLine(line)
  if (values.own(object, 'format') !== formatName) throw new WrongLine({ kind: 'not-a-recording' })
  const version = values.own(object, 'version')
  const found = formatVersions.find((each) => each === version)
  if (found === undefined) throw wrongVersion(version, formatVersions)
  values.onlyFields(object, fields)
  const settings = readSettings(values.objectOf(object, 'settings'))
  const run = runOf(settings)
  if (found !== versionFor(run.problem)) throw wrongVersion(version, [versionFor(run.problem)])
  const rows = values.wholeOf(object, 'rows', 1, mostRows)
  // Each row is generated once and expanded once at most; the rest are markers, fewer by far.
  const events = values.wholeOf(object, 'events', 1, 4 * mostRows)
  const header: Header = {
    format: formatName,
    version: found,
    settings,
    rows,
    events,
    expanded: values.wholeOf(object, 'expanded', 0, rows),
    solutions: values.wholeOf(object, 'solutions', 0, largest),
    solution: readSolution(object),
    overBudget: values.booleanOf(object, 'overBudget'),
    outcome: readOutcome(values.objectOf(object, 'outcome')),
    totals: readTotals(values.objectOf(object, 'totals')),
  }
  return { header, run }
}

function wrongVersion(version: unknown, expected: readonly FormatVersion[]): WrongLine {
  return new WrongLine({ kind: 'wrong-version', found: values.shown(version), expected })
}

function readSettings(object: ReadObject): Settings {
  const texts = Object.keys(object).map(
    (name) => [name, values.shortTextOf(object, name, longestSetting)] as const,
  )
  return inTodaysNames(Object.fromEntries(texts))
}

function runOf(settings: Settings): Run {
  const run = readRun(settings)
  if (!run.ok) throw new WrongLine({ kind: 'wrong-setting', fault: run.fault })
  values.onlyFields(settings, Object.keys(run.value.settings))
  return run.value
}

function readSolution(object: ReadObject): Header['solution'] {
  if (values.own(object, 'solution') === null) return null
  return values.listOf(object, 'solution', (action) =>
    values.asWhole(action, 'solution', 0, mostAction),
  )
}

function readOutcome(object: ReadObject): Header['outcome'] {
  const kind = values.oneOf(object, 'kind', outcomeKinds)
  if (kind !== 'solved') {
    values.onlyFields(object, ['kind'])
    return { kind }
  }
  values.onlyFields(object, ['kind', 'node'])
  return { kind, node: values.wholeOf(object, 'node', 0, largest) }
}
