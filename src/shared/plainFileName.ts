const mostBytes = 200

// What no system takes in the name of a file, and the signs that a shell or an address reads.
const forbidden = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*#%&{}$!'`@+=^]/gu

/** The name of a file without its ending, as near to a given name as every system takes it. */
export function plainFileName(name: string): string {
  const plain = name.normalize('NFC').replace(forbidden, ' ').replace(/\s+/gu, ' ')
  return shortened(plain.replace(/^[ .~-]+/, '')).replace(/[ .]+$/, '')
}

/** A file's name is counted in bytes, and letters may have several: none of them is cut in two. */
function shortened(name: string): string {
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(mostBytes))
  return name.slice(0, read)
}
