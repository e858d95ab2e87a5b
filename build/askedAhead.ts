import { parse, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { builtPage } from './builtPage.ts'
import { lessonFiles } from './lessonFiles.ts'

const app = 'index.html'
/** The pages with a tree and the texts of lessons, by how the part of their addresses behind the file begins. */
const pages: Readonly<Record<string, string>> = {
  '#/lab': 'src/pages/lab/LabPage.vue',
  '#/lessons/': 'src/pages/lessons/OpenLesson.vue',
  '#/compare': 'src/pages/compare/ComparePage.vue',
  '#/challenges/': 'src/pages/challenges/OpenChallenge.vue',
  ...Object.fromEntries(lessonFiles.map((file) => [`#/lessons/${parse(file).name}`, file])),
}

/** Lists in the built page what its first script asks for ahead of the app. */
export function askedAhead(): Plugin {
  return builtPage('asked-ahead', (page, bundle) => {
    const lists = Object.entries(pages).map(([address, entry]) => {
      return [address, filesOf(entry, bundle)]
    })
    lists.unshift(['#/', filesOf(app, bundle)])
    const text = JSON.stringify(Object.fromEntries(lists))
    const list = `<script type="application/json" id="asked-ahead">${text}</script>`
    // The list stands before the script that reads it.
    page.source = String(page.source).replace('<script>', () => `${list}\n    <script>`)
  })
}

/** The files that must be there before an entry can run, its style sheets too. */
function filesOf(entry: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const files = new Set<string>()
  const open = Object.values(bundle).filter((file) => {
    return file.type === 'chunk' && file.facadeModuleId === resolve(entry)
  })
  if (open.length !== 1) throw new Error(`${open.length} files begin with ${entry}`)
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (file.type !== 'chunk' || files.has(file.fileName)) continue
    files.add(file.fileName)
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style)
    open.push(...file.imports.flatMap((name) => bundle[name] ?? []))
  }
  return [...files]
}
