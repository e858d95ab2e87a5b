import { build } from 'vite'
import type { Plugin } from 'vite'
import { numberedCalls } from './source/numberedCalls.ts'

const asked = /\?classic$/

/**
 * `import text from './some.worker.ts?classic'` gives a module and all that it imports as the text of
 * one classic script, for a place where modules cannot be loaded.
 */
export function classicScript(): Plugin {
  return {
    name: 'classic-script',
    enforce: 'pre',
    load: {
      filter: { id: asked },
      async handler(id) {
        const file = id.replace(asked, '')
        const text = await scriptOf(file)
        return { code: `export default ${JSON.stringify(text)}`, moduleType: 'js', map: null }
      },
    },
  }
}

async function scriptOf(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [numberedCalls()],
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      rollupOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const [made] = Array.isArray(built) ? built : [built]
  if (!made || !('output' in made)) throw new Error(`${file} was not built`)
  return made.output[0].code
}
