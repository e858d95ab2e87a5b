import { deviceStorage } from '../settings/deviceStorage'
import { keepForAWhile, keptForAWhile } from '../settings/keptForAWhile'
import { hasFields } from '../shared/hasFields'
import { longestBreak } from './longestBreak'

const key = 'tansaku-lecture-place'

/**
 * Keeps where a lecture is, for a presenter's window that is opened again.
 *
 * @param address of the page, from its `#` on
 * @param isClosed whether the window is closed
 */
export function keepPlace(address: string, isClosed: boolean): void {
  keepForAWhile(key, { address, isClosed })
}

/** Where a lecture was left whose window was closed, if that was a short time ago. */
export function leftPlace(): string | undefined {
  const kept = keptForAWhile(key, longestBreak)
  if (!hasFields(kept) || kept.isClosed !== true) return undefined
  const { address } = kept
  return typeof address === 'string' && address.startsWith('#/') ? address : undefined
}

/** The lecture is over. */
export function forgetPlace(): void {
  deviceStorage().removeItem(key)
}
