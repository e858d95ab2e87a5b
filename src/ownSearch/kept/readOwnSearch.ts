import { cleanName } from '../../shared/givenName'
import { hasFields } from '../../shared/hasFields'
import { jsonIn } from '../../shared/jsonIn'
import { mostVersions } from './ownSearch'
import type { OwnSearch, SourceVersion } from './ownSearch'

/** How the device keeps a search; under which id is told by its key. */
export function writeOwnSearch({ name, source, changedAt, versions }: OwnSearch): string {
  return JSON.stringify({ name, source, changedAt, versions })
}

/** Reads what a device kept, which may be anything: a search needs a text, the rest is made good. */
export function readOwnSearch(id: string, text: string, untitled: string): OwnSearch | undefined {
  const kept = jsonIn(text)
  if (!hasFields(kept) || typeof kept.source !== 'string') return undefined
  const { source } = kept
  return {
    id,
    name: cleanName(typeof kept.name === 'string' ? kept.name : '') || untitled,
    source,
    changedAt: isTime(kept.changedAt) ? kept.changedAt : 0,
    versions: readVersions(kept.versions),
  }
}

function readVersions(kept: unknown): readonly SourceVersion[] {
  if (!Array.isArray(kept)) return []
  return kept.slice(-mostVersions).flatMap((version: unknown) => {
    if (!hasFields(version)) return []
    const { source, at } = version
    return typeof source === 'string' && isTime(at) ? [{ source, at }] : []
  })
}

// The last moment that a date can tell.
const lastTime = 8.64e15

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= lastTime
}
