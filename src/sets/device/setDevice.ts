import { deviceStorage } from '../../settings/deviceStorage'
import { keptKeys } from '../../settings/keptKeys'
import type { PreparedSet } from '../preparedSet'
import { readSet, writeSet } from '../readSet'

// A key for each set: two tabs that write two sets do not undo each other.
const prefix = 'tansaku-set:'

/** All that can be read, by their names. What cannot be read stays on the device. */
export function keptSets(): readonly PreparedSet[] {
  const sets = keptKeys(prefix).flatMap((key) => keptSet(key.slice(prefix.length)) ?? [])
  return sets.sort((one, other) => one.name.localeCompare(other.name))
}

/** What is kept now of one set. */
export function keptSet(id: string): PreparedSet | undefined {
  const text = deviceStorage().getItem(prefix + id)
  const read = text === null ? undefined : readSet(text)
  return read?.ok ? { ...read.value, id } : undefined
}

/** Keeps a set; tells whether the device took it. */
export function keepSet(set: PreparedSet): boolean {
  try {
    deviceStorage().setItem(prefix + set.id, writeSet(set))
    return true
  } catch {
    return false
  }
}

/** Removes a set from the device. */
export function dropSet(id: string): void {
  deviceStorage().removeItem(prefix + id)
}

/** Whether the key of something on the device is that of a set. */
export function isKeyOfSet(key: string): boolean {
  return key.startsWith(prefix)
}
