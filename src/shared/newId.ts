import { randomHex } from './randomHex'

/** An id for something kept on this device, where few are. */
export function newId(): string {
  return randomHex(8)
}
