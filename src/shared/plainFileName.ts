import { firstBytes } from './firstBytes'

const mostBytes = 200

// What no system takes in the name of a file, and the signs that a shell or an address reads.
const forbidden = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*#%&{}$!'`@+=^]/gu

/** The name of a file without its ending, as near to a given name as every system takes it. */
export function plainFileName(name: string): string {
  const plain = name.normalize('NFC').replace(forbidden, ' ').replace(/\s+/gu, ' ')
  return firstBytes(plain.replace(/^[ .~-]+/, ''), mostBytes).replace(/[ .]+$/, '')
}
