import type { Plugin } from 'vite'

const made =
  /new Worker\(new URL\('(\.\/[\w.]+\.worker\.ts)', import\.meta\.url\), \{ type: 'module' \}\)/g

/** Puts the text of each worker into the page: from a file alone nothing else can be loaded. */
export function inlineWorkers(): Plugin {
  return {
    name: 'inline-workers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.ts$/, code: /new Worker\(new URL\(/ },
      handler(code, id) {
        const imports: string[] = []
        const changed = code.replaceAll(made, (_, file: string) => {
          const name = `InlineWorker${imports.length}`
          imports.push(`import ${name} from ${JSON.stringify(`${file}?worker&inline`)}`)
          return `new ${name}()`
        })
        if (changed.includes('new Worker(new URL(')) throw new Error(`${id}: a worker is left out`)
        return { code: `${imports.join('\n')}\n${changed}`, map: null }
      },
    },
  }
}
