import { problemNames } from './families'
import { addedManifest } from './registry'
import type { KnownManifest } from './registry'

// Each says by itself what is known of it.
import.meta.glob('./*/manifest.ts', { eager: true })

/** All families of problems, in the order shown. Whatever imports them needs all at once. */
export const manifests: readonly KnownManifest[] = [
  ...new Set(problemNames.flatMap((name) => addedManifest(name) ?? [])),
]
