import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const library = /[\\/]@vueuse[\\/](?:core|shared)[\\/]dist[\\/]index\.js$/
const partOfLibrary = /[\\/]@vueuse[\\/](?:core|shared)[\\/]dist[\\/]index\.js\?part=\d+$/
const region = /^\/\/#region .*$/gm
const declaration = /^(?:async )?(?:function\*?|const|let|class) ([\w$]+)/gm
const named = /^import \{(.*)\} from "(.*)";$/gm
const exported = /^export \{(.*)\};$/m
const reexport = /^export \* from .*$/gm

/**
 * Takes a library apart that comes as one file: each of its functions is then in the files of those
 * who need it, and not all of them in that of the app.
 */
export function libraryInParts(): Plugin {
  const known = new Map<string, Promise<readonly string[]>>()
  function piecesOf(file: string): Promise<readonly string[]> {
    const pieces = known.get(file) ?? readFile(file, 'utf8').then((code) => inParts(file, code))
    known.set(file, pieces)
    return pieces
  }
  return {
    name: 'library-in-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: partOfLibrary },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: {
      filter: { id: [library, partOfLibrary] },
      async handler(id) {
        const [file, part] = id.split('?part=')
        const pieces = await piecesOf(file)
        return { code: pieces[part === undefined ? 0 : Number(part)], moduleType: 'js', map: null }
      },
    },
  }
}

/** The code that names all parts of a library, and then that of each part. */
function inParts(file: string, code: string): readonly string[] {
  const starts = Array.from(code.matchAll(region), ({ index }) => index)
  const end = code.search(exported)
  const texts = starts.map((start, at) => code.slice(start, starts[at + 1] ?? end))
  const declared = texts.map((text) => Array.from(text.matchAll(declaration), ([, name]) => name))
  /** How each name is imported, and where from. */
  const sources = new Map<string, { readonly written: string; readonly from: string }>()
  for (const [, names, from] of code.slice(0, starts[0]).matchAll(named)) {
    for (const written of listed(names)) {
      sources.set(written.replace(/^.* as /, ''), { written, from })
    }
  }
  declared.forEach((names, at) => {
    for (const name of names) sources.set(name, { written: name, from: `${file}?part=${at + 1}` })
  })

  const parts = texts.map((text, at) => {
    const words = new Set(text.match(/[\w$]+/g))
    const own = new Set(declared[at])
    const imports = Array.from(sources, ([name, { written, from }]) =>
      words.has(name) && !own.has(name) ? `import { ${written} } from '${from}'\n` : '',
    )
    return `${imports.join('')}${text}\nexport { ${declared[at].join(', ')} }\n`
  })
  const [, all = ''] = exported.exec(code) ?? []
  const exports = listed(all).map((name) => {
    const source = sources.get(name.replace(/ as .*$/, ''))
    if (!source) throw new Error(`${file} exports ${name}, which is nowhere in it`)
    return `export { ${name} } from '${source.from}'\n`
  })
  return [(code.match(reexport) ?? []).join('\n') + '\n' + exports.join(''), ...parts]
}

function listed(names: string): readonly string[] {
  return names.split(',').map((name) => name.trim())
}
