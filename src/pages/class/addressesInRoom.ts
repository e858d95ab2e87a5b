import { addressesPath, readAddresses } from '../../classroom/protocol/messages'
import { readMessage } from '../../classroom/protocol/readMessage'

/** Whether an address leads to the machine that opens it, whichever that is. */
export function isOfThisMachine(address: string): boolean {
  const { hostname } = new URL(address)
  return /^(?:.*\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname)
}

/**
 * Where other devices in the room find this page, the likeliest address first. Only where it was opened
 * by the name that each machine has for itself, this is asked; else its address is one for all.
 */
export async function addressesInRoom(): Promise<readonly string[]> {
  if (!isOfThisMachine(location.href)) return []
  try {
    const response = await fetch(addressesPath, { cache: 'no-store' })
    const told = readMessage(readAddresses, await response.json())
    return told.ok ? told.value : []
  } catch {
    // A server that has only the files does not know.
    return []
  }
}
