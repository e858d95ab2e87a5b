import { hasFields } from '../shared/hasFields'
import { jsonIn } from '../shared/jsonIn'
import { deviceStorage } from './deviceStorage'

/** Keeps a value on the device, from now on for some time. */
export function keepForAWhile(key: string, value: unknown): void {
  try {
    deviceStorage().setItem(key, JSON.stringify({ since: Date.now(), value }))
  } catch {
    // The device has no room for it.
  }
}

/**
 * What is kept under a key, which may be anything; nothing where that was longer ago.
 *
 * @param longest in ms
 */
export function keptForAWhile(key: string, longest: number): unknown {
  const kept = jsonIn(deviceStorage().getItem(key) ?? '')
  if (!hasFields(kept)) return undefined
  const { since, value } = kept
  const age = typeof since === 'number' ? Date.now() - since : Number.NaN
  // A clock may have been set back.
  return age >= 0 && age <= longest ? value : undefined
}
