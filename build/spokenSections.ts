import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

const folder = 'src/words/parts'
const sections = readdirSync(folder).map((file) => file.replace('.ts', ''))
const named = /["'`](([a-zA-Z]+)\.(?:[a-zA-Z]+|\$\{))/g

/** The sections of the catalogue whose messages a source names: where a part of one has words of its own, that. */
export function sectionsIn(code: string): readonly string[] {
  const found = Array.from(code.matchAll(named), ([, place, section]) => [place, section])
  const known = found.map((names) => names.find((name) => sections.includes(name)))
  return [...new Set(known.filter((name) => name !== undefined))]
}

/**
 * Whatever names a message of the catalogue loads the section of words that it stands in: so each page
 * and each dialog brings its own words, and the first page does not wait for those of all others.
 */
export function spokenSections(): Plugin {
  return {
    name: 'spoken-sections',
    transform: {
      filter: {
        id: { exclude: [/node_modules/, /\.css/, /[\\/]src[\\/]words[\\/](?:en|parts)[\\/]/] },
      },
      handler(code) {
        const imports = sectionsIn(code).map((name) => `import '/${folder}/${name}.ts'\n`)
        return imports.length > 0 ? { code: `${code}\n${imports.join('')}`, map: null } : null
      },
    },
  }
}
