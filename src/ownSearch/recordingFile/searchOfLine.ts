import { hasFields } from '../../shared/hasFields'
import { jsonIn } from '../../shared/jsonIn'
import { namedIn } from '../admit/namedCode'
import type { NamedCode } from '../admit/namedCode'

/** The search of one's own that the first line of a file names; it may be anything. */
export function searchOfLine(line: string): NamedCode | undefined {
  const header = jsonIn(line)
  const settings = hasFields(header) ? header.settings : undefined
  return hasFields(settings) ? namedIn(settings) : undefined
}
