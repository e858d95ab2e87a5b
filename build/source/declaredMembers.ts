import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { readDeclarations } from './readDeclarations.ts'

/** `import names from './solver.ts?members'` gives what a file exports, with members and comments. */
export function declaredMembers(): Plugin {
  return {
    name: 'declared-members',
    enforce: 'pre',
    load: {
      filter: { id: /\?members$/ },
      async handler(id) {
        const file = id.slice(0, id.indexOf('?'))
        this.addWatchFile(file)
        const names = readDeclarations(await readFile(file, 'utf8'))
        return { code: `export default ${JSON.stringify(names)}`, moduleType: 'js', map: null }
      },
    },
  }
}
