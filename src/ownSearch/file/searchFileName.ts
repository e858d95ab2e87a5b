import { plainFileName } from '../../shared/plainFileName'

const fallback = 'search'

// Names that Windows keeps for its devices.
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** The name of the file of a search: as near to its name as every system takes it. */
export function searchFileName(name: string): string {
  const whole = plainFileName(name).replace(/\.(?:ts|mts|js|txt)$/i, '') || fallback
  return `${device.test(whole) ? `${fallback} ` : ''}${whole}.ts`
}

/** The name of a search from the name of its file. */
export function nameOfFile(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '')
}
