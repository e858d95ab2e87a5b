import type { Result } from '../problems/result'
import { hasFields } from '../shared/hasFields'
import { jsonIn } from '../shared/jsonIn'
import { cleanSetName } from './cleanSetName'
import { isEntryAddress } from './entryAddress'
import { fittedEntry } from './fittedEntry'
import { isMinutes, mostInSet } from './preparedSet'
import type { PreparedSet, SetEntry } from './preparedSet'
import type { LongText, SetFault } from './setFault'

/** What a file says first, so that it is known for what it is. */
const setFormat = 'tansaku-set'
const version = 1

/** A set as text: in a file, packed in a link, and on the device. */
export function writeSet({ id, name, entries }: PreparedSet, indent?: number): string {
  return JSON.stringify({ format: setFormat, version, id, name, entries }, undefined, indent)
}

/** Reads a set from a text, which may be anything. Its name and its titles are cleaned. */
export function readSet(text: string): Result<PreparedSet, SetFault> {
  const data = jsonIn(text)
  if (data === undefined) return failed({ kind: 'not-json' })
  if (!hasFields(data) || data.format !== setFormat) return failed({ kind: 'not-a-set' })
  if (data.version !== version) return failed({ kind: 'other-version' })
  const { name, entries } = data
  if (typeof name !== 'string' || name.trim() === '') return failed({ kind: 'no-name' })
  if (isLong('name', name)) return failed({ kind: 'too-long', text: 'name' })
  if (!Array.isArray(entries)) return failed({ kind: 'not-a-set' })
  const id = isId(data.id) ? data.id : 'set'
  return readEntries(entries, { id, name: cleanSetName(name) })
}

function readEntries(
  given: readonly unknown[],
  named: Pick<PreparedSet, 'id' | 'name'>,
): Result<PreparedSet, SetFault> {
  if (given.length > mostInSet.entries) return failed({ kind: 'too-many', count: given.length })
  const entries: SetEntry[] = []
  const taken = new Set<string>()
  for (const [at, data] of given.entries()) {
    const read = readEntry(data, at + 1)
    if (!read.ok) return read
    const id = freeId(hasFields(data) ? data.id : undefined, at + 1, taken)
    taken.add(id)
    entries.push(fittedEntry({ id, ...read.value }))
  }
  return { ok: true, value: { ...named, entries } }
}

function readEntry(data: unknown, entry: number): Result<Omit<SetEntry, 'id'>, SetFault> {
  if (!hasFields(data)) return failed({ kind: 'not-an-entry', entry })
  const { title, address, note = '', minutes } = data
  if (typeof title !== 'string' || title.trim() === '') return failed({ kind: 'no-title', entry })
  if (typeof address !== 'string') return failed({ kind: 'foreign-address', entry })
  if (typeof note !== 'string') return failed({ kind: 'wrong-note', entry })
  const text = longText({ title, address, note })
  if (text) return failed({ kind: 'too-long', text, entry })
  if (!isEntryAddress(address)) return failed({ kind: 'foreign-address', entry })
  if (minutes !== undefined && !isMinutes(minutes)) return failed({ kind: 'wrong-minutes', entry })
  return {
    ok: true,
    value: { title, address, note, ...(minutes === undefined ? {} : { minutes }) },
  }
}

function longText(texts: Readonly<Record<Exclude<LongText, 'name'>, string>>) {
  return (['title', 'address', 'note'] as const).find((each) => isLong(each, texts[each]))
}

// In characters, as names are cut; a text that has few code units has no more characters.
function isLong(which: LongText, text: string): boolean {
  return text.length > mostInSet[which] && Array.from(text).length > mostInSet[which]
}

// It stands in addresses.
function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value)
}

/** The id that an entry has; another one where it has none, or another entry has it. */
function freeId(given: unknown, number: number, taken: ReadonlySet<string>): string {
  if (isId(given) && !taken.has(given)) return given
  for (let at = number; ; at++) {
    if (!taken.has(`entry-${at}`)) return `entry-${at}`
  }
}

function failed(fault: SetFault) {
  return { ok: false, fault } as const
}
