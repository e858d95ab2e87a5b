import { laterFamilies } from '../problems/families'
import { addedManifest } from '../problems/registry'
import { inTodaysNames } from '../problems/todaysNames'
import { retryable } from './retryable'

const manifests = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../problems/*/manifest.ts',
  // It is always there.
  '!../problems/sliding/manifest.ts',
])

/** How the problems that are not always there are loaded, by their names. */
const loads = new Map(
  Object.entries(laterFamilies).flatMap(([family, names]) => {
    const load = retryable(manifests[`../problems/${family}/manifest.ts`], `${family}Manifest`)
    return names.map((name: string) => [name, load] as const)
  }),
)

/**
 * Loads what settings need to be read: the problems that they name, as far as they are not there yet. A
 * name that no problem has needs nothing.
 */
export async function loadProblems(
  several: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  await Promise.all(several.map(async (settings) => load(settings)))
}

async function load(settings: Readonly<Record<string, unknown>>): Promise<void> {
  const { problem } = inTodaysNames(settings)
  // Names are read in letters of full width, too.
  const name = typeof problem === 'string' ? problem.normalize('NFKC') : ''
  if (!addedManifest(name)) await loads.get(name)?.()
}

/** Loads what an address needs to be read: its own problem, and those of the searches it compares. */
export async function loadProblemsIn(query: Readonly<Record<string, unknown>>): Promise<void> {
  const searches = Object.values(query)
    .filter((value) => typeof value === 'string')
    // Each step of a page passes here: packed code is long, has no such sign, and is not taken apart.
    .filter((text) => text.includes('='))
    .map((text) => Object.fromEntries(new URLSearchParams(text)))
  await loadProblems([query, ...searches])
}
