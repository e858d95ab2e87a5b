import { namedIn } from '../admit/namedCode'
import type { NamedCode } from '../admit/namedCode'

/** The search of one's own that the first line of a file names; it may be anything. */
export function searchOfLine(line: string): NamedCode | undefined {
  const header = parsed(line)
  const settings = isRecord(header) ? header.settings : undefined
  return isRecord(settings) ? namedIn(settings) : undefined
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
