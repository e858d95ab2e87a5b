import type {
  ExampleWord,
  ListName,
  ProblemFamily,
  ProblemFault,
  ProblemName,
  ProblemSetting,
} from './families'
import type { Choice, Example, Manifest, StartList } from './manifest'
import type { Problem, Settings } from './problem'
import type { Result } from './result'

/** A manifest of which the words are known. */
export interface KnownManifest extends Manifest {
  readonly family: ProblemFamily
  readonly names: readonly ProblemName[]
  readonly choices: readonly (Choice & { readonly setting: ProblemSetting })[]
  read(name: string, settings: Settings): Result<Problem, ProblemFault>
  examples(name: string): readonly Example<ExampleWord>[]
  startLists?(settings: Settings): readonly StartList<ListName>[]
}

const byName = new Map<string, KnownManifest>()

/** Says what is known of a family of problems: from now on they can be made. */
export function addManifest(manifest: KnownManifest): void {
  for (const name of manifest.names) byName.set(name, manifest)
}

/** What is known of the problem with a name, if its family has come. */
export function addedManifest(name: string): KnownManifest | undefined {
  return byName.get(name)
}
