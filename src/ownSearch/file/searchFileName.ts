const mostBytes = 200
const fallback = 'search'

// What no system takes in the name of a file, and the signs that a shell or an address reads.
const forbidden = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*#%&{}$!'`@+=^]/gu
// Names that Windows keeps for its devices.
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** The name of the file of a search: as near to its name as every system takes it. */
export function searchFileName(name: string): string {
  const whole = plainFileName(name).replace(/\.(?:ts|mts|js|txt)$/i, '') || fallback
  return `${device.test(whole) ? `${fallback} ` : ''}${whole}.ts`
}

/** The name of a file without its ending, as near to a given name as every system takes it. */
export function plainFileName(name: string): string {
  const plain = name.normalize('NFC').replace(forbidden, ' ').replace(/\s+/gu, ' ')
  return shortened(plain.replace(/^[ .~-]+/, '')).replace(/[ .]+$/, '')
}

/** The name of a search from the name of its file. */
export function nameOfFile(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '')
}

/** A file's name is counted in bytes, and letters may have several. */
function shortened(name: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length
  let short = name
  while (bytes(short) > mostBytes) short = Array.from(short).slice(0, -1).join('')
  return short
}
