import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

const folder = 'src/words/parts'
const sections = readdirSync(folder).map((file) => file.replace('.ts', ''))
/** What is known of a family of problems. */
const manifest = /[\\/]src[\\/]problems[\\/](\w+)[\\/]manifest\.ts$/
const named = /["'`](([a-zA-Z]+)\.(?:[a-zA-Z]+|\$\{))/g

/** The sections of the catalogue whose messages a source names: where a part of one has words of its own, that. */
export function sectionsIn(code: string): readonly string[] {
  const found = Array.from(code.matchAll(named), ([, place, section]) => [place, section])
  const known = found.map((names) => names.find((name) => sections.includes(name)))
  return [...new Set(known.filter((name) => name !== undefined))]
}

/**
 * Whatever names a message of the catalogue loads the section of words that it stands in: so each page
 * and each dialog brings its own words, and the first page does not wait for those of all others. The
 * words of a family of problems come with what is known of it.
 */
export function spokenSections(): Plugin {
  return {
    name: 'spoken-sections',
    transform: {
      filter: {
        id: { exclude: [/node_modules/, /\.css/, /[\\/]src[\\/]words[\\/](?:en|parts)[\\/]/] },
      },
      handler(code, id) {
        const imports = sectionsIn(code).map((name) => `import '/${folder}/${name}.ts'\n`)
        const family = manifest.exec(id)?.[1]
        const added = [...imports, ...(family === undefined ? [] : [wordsOf(family)])]
        return added.length > 0 ? { code: `${code}\n${added.join('')}`, map: null } : null
      },
    },
  }
}

/** Adds the words of a family of problems. */
function wordsOf(family: string): string {
  return [
    `import { addProblemWords as addItsWords } from '/${folder}/problems.ts'`,
    `import { ${family} as itsWords } from '/src/words/en/problems/${family}.ts'`,
    `addItsWords('${family}', itsWords)\n`,
  ].join('\n')
}
