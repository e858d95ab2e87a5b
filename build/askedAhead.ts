import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { builtPage } from './builtPage.ts'
import { lessonFiles } from './lessonFiles.ts'

/** All addresses begin like that of the first page, which is meant only where it is the whole. */
const home = '#/'
/** How many files a browser asks one server for at once, over HTTP/1.1. */
const atOnce = 6
/** The families of problems that are not always there, each with what is known of it. */
const problems = readdirSync('src/problems')
  .map((family) => [family, `src/problems/${family}/manifest.ts`] as const)
  .filter(([family, manifest]) => family !== 'sliding' && existsSync(manifest))
/**
 * The pages with a tree, the texts of lessons and the problems, by how the part of their addresses
 * behind the file, or the query in it, begins.
 */
const pages: readonly (readonly [string, string])[] = [
  [home, 'src/pages/home/HomePage.vue'],
  [home, 'src/pages/home/HomeStage.vue'],
  ['#/lab', 'src/pages/lab/LabPage.vue'],
  ['#/lessons/', 'src/pages/lessons/OpenLesson.vue'],
  ['#/compare', 'src/pages/compare/ComparePage.vue'],
  ['#/challenges/', 'src/pages/challenges/OpenChallenge.vue'],
  ...lessonFiles.flatMap((file) => neededIn(file)),
  // An address names its problem first.
  ...problems.map(([family, manifest]) => [`?problem=${family}`, manifest] as const),
]

/** Lists in the built page what its first script asks for ahead of the app. */
export function askedAhead(): Plugin {
  return builtPage('asked-ahead', (page, bundle) => {
    const lists: Record<string, readonly string[]> = {}
    for (const [address, entry] of pages) {
      const files = new Set([...(lists[address] ?? []), ...filesOf(entry, bundle)])
      lists[address] = [...files]
    }
    for (const [address, files] of Object.entries(lists)) {
      lists[address] = inOrder(largestFirst(files, bundle))
    }
    const text = JSON.stringify(lists)
    const list = `<script type="application/json" id="asked-ahead">${text}</script>`
    // The list stands before the script that reads it.
    page.source = String(page.source).replace('<script>', () => `${list}\n    <script>`)
  })
}

/** The text of a lesson and the problems of its runs. */
function neededIn(lesson: string): readonly (readonly [string, string])[] {
  const text = readFileSync(lesson, 'utf8')
  const its = problems.filter(([family]) => text.includes(`problem: ${family}`))
  return [lesson, ...its.map(([, manifest]) => manifest)].map((entry) => {
    return [`#/lessons/${parse(lesson).name}`, entry] as const
  })
}

/** The files that must be there before an entry can run, its style sheets too. */
function filesOf(entry: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const files = new Set<string>()
  const id = resolve(entry)
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const beginning = chunks.filter(({ facadeModuleId }) => facadeModuleId === id)
  // What shares its file with other modules begins none.
  const open: (Rolldown.OutputAsset | Rolldown.OutputChunk)[] =
    beginning.length > 0 ? beginning : chunks.filter(({ moduleIds }) => moduleIds.includes(id))
  if (open.length !== 1) throw new Error(`${open.length} files hold ${entry}`)
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (file.type !== 'chunk' || files.has(file.fileName)) continue
    files.add(file.fileName)
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style)
    open.push(...file.imports.flatMap((name) => bundle[name] ?? []))
  }
  return [...files]
}

/**
 * The order that keeps a slow line busy where a browser asks for six files at once: a few of the
 * smallest come first, and soon make place for those that have to wait.
 *
 * @param files all files of a page, the largest first
 */
function inOrder(files: readonly string[]): readonly string[] {
  const waiting = Math.min(Math.max(0, files.length - atOnce), atOnce - 1)
  const rest = files.length - waiting
  return [...files.slice(rest), ...files.slice(0, rest)]
}

function largestFirst(files: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  return files.toSorted((a, b) => sizeOf(bundle[b]) - sizeOf(bundle[a]))
}

function sizeOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): number {
  return (file.type === 'chunk' ? file.code : file.source).length
}
