import { strToU8, zipSync } from 'fflate'
import type { Zippable } from 'fflate'
import { launchPage } from './launchPage'
import { manifestText } from './manifest'

/** What goes into a package. */
export interface PackagedLesson {
  /** The name of its file, which stands in its address. */
  readonly name: string
  readonly title: string
  /** What is said where no learning platform is found. */
  readonly alone: string
}

/** What is the same in all packages. */
export interface SharedParts {
  /** The whole app in one file. */
  readonly app: Uint8Array
  /** The script of the launch page. */
  readonly script: string
}

const launch = 'index.html'
// The earliest time that a zip can hold: the same content makes the same file.
const mtime = new Date(1980, 0, 1)

/** A SCORM 1.2 package of one lesson, as a zip. */
export function lessonPackage(
  { name, title, alone }: PackagedLesson,
  { app, script }: SharedParts,
): Uint8Array {
  const files: Zippable = {
    [launch]: strToU8(launchPage({ lesson: name, title, alone })),
    'launch.js': strToU8(script),
    'tansaku.html': app,
  }
  const manifest = manifestText({ id: name, title, launch, files: Object.keys(files) })
  return zipSync({ 'imsmanifest.xml': strToU8(manifest), ...files }, { mtime })
}
