import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { bundleForNode } from '../../scripts/bundleForNode.mjs'
import { hasFields } from '../../src/shared/hasFields.ts'
import type * as filler from './fillNumbers.ts'

type Filler = typeof filler

/**
 * Works out what a lesson tells of its runs when the app is built, by the code that a page has for
 * it: the numbers stand in the text as soon as it does, and no reader's machine records a run for
 * them. Served without a build, a page still works them out.
 *
 * @param frontMatters what each lesson says of itself, by its file
 */
export function knownNumbers(frontMatters: ReadonlyMap<string, unknown>): Plugin {
  let loading: Promise<Filler> | undefined

  return {
    name: 'known-numbers',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/lessons\/[^/]+\.md$/ },
      async handler(code, id) {
        const read = frontMatters.get(id)
        if (!hasFields(read)) return null
        loading ??= loadFiller()
        const { fillNumbers } = await loading
        const stopped = (run: string) => {
          this.warn(`the run "${run}" takes long: ask for its numbers with on-demand`)
        }
        return { code: fillNumbers(code, read.runs, stopped), map: null }
      },
    },
  }
}

/** As one file: hundreds of the app's own would be read one after the other. */
async function loadFiller(): Promise<Filler> {
  mkdirSync('node_modules/.cache/tansaku', { recursive: true })
  const folder = mkdtempSync('node_modules/.cache/tansaku/numbers-')
  try {
    const file = await bundleForNode('build/numbers/fillNumbers.ts', folder)
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
