import { minify } from 'terser'
import type { Plugin } from 'vite'

/** What comes before a tree; in the other files little would be won for a much longer build. */
const first = /^(app|stage|lessons?|pages|panes|shared|compare|problems|problem-\w+|LabPage)$/

/** Has the script before the first tree minified twice: each minifier leaves what the other finds. */
export function smallerScript(): Plugin {
  return {
    name: 'smaller-script',
    apply: 'build',
    async renderChunk(code, { name }) {
      if (!first.test(name)) return null
      const smaller = await minify(code, { module: true, ecma: 2020, compress: { passes: 2 } })
      if (smaller.code === undefined) throw new Error(`nothing is left of ${name}`)
      return { code: smaller.code, map: null }
    },
  }
}
