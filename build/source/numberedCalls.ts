import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { withEdits } from '../../src/ownSearch/read/rewrite/edits.ts'
import { numberCalls } from '../../src/ownSearch/read/rewrite/numberCalls.ts'
import { parseModule } from '../../src/ownSearch/read/syntax.ts'
import { withoutTypes } from '../../src/ownSearch/read/withoutTypes.ts'

const solver = /\/src\/solvers\/(?!index|solver|callSite)[^/?]+\.ts$/
const name = '$call'
const importOfSite = `import { callSite as ${name} } from '/src/solvers/callSite.ts';`

function prepare(source: string) {
  const plain = withoutTypes(source)
  return { plain, ...numberCalls(parseModule(plain), name) }
}

/**
 * Makes the calls of each solver say their numbers as they are made;
 * `import calls from './solver.ts?calls'` gives their lines.
 */
export function numberedCalls(): Plugin {
  return {
    name: 'numbered-calls',
    enforce: 'pre',
    load: {
      filter: { id: /\?calls$/ },
      async handler(id) {
        const file = id.slice(0, id.indexOf('?'))
        this.addWatchFile(file)
        const { calls } = prepare(await readFile(file, 'utf8'))
        return { code: `export default ${JSON.stringify(calls)}`, moduleType: 'js', map: null }
      },
    },
    transform: {
      filter: { id: solver },
      handler(source) {
        const { plain, insertions, calls } = prepare(source)
        if (calls.length === 0) return undefined
        // On the first line, so that no line moves.
        return { code: importOfSite + withEdits(plain, insertions), moduleType: 'js', map: null }
      },
    },
  }
}
