import type { ChangeSpec } from '@codemirror/state'
import { importableFiles } from './declarations'

const statements = /^import (type )?\{([^}]*)\} from '([^']*)'.*$/gm

/** The change that imports a name, where it can be imported and the source does not know it yet. */
export function addImport(name: string, source: string): ChangeSpec | undefined {
  const file = importableFiles.find(({ names }) => names.some((each) => each.name === name))
  const declared = file?.names.find((each) => each.name === name)
  if (!file || !declared || isKnown(name, source)) return undefined
  const isType = declared.kind === 'interface' || declared.kind === 'type'
  const imports = Array.from(source.matchAll(statements))
  const same = imports.find(([, type, , from]) => from === file.from && Boolean(type) === isType)
  if (same) return intoBraces(name, same)
  const line = `import ${isType ? 'type ' : ''}{ ${name} } from '${file.from}'\n`
  const next = imports.find(([, , , from]) => from > file.from)
  if (next) return { from: next.index, insert: line }
  const last = imports.at(-1)
  if (!last) return { from: 0, insert: `${line}\n` }
  return { from: last.index + last[0].length, insert: `\n${line.trimEnd()}` }
}

function isKnown(name: string, source: string): boolean {
  const declaration = new RegExp(`\\b(?:class|function\\*?|const|let|type|interface) ${name}\\b`)
  const imported = Array.from(source.matchAll(statements), ([, , names]) => names)
  return (
    declaration.test(source) ||
    imported.some((names) => new RegExp(`(?<!\\w)${name}(?!\\w)`).test(names))
  )
}

/** The names in braces stand in the order of the alphabet. */
function intoBraces(name: string, statement: RegExpExecArray): ChangeSpec {
  const [whole, , names] = statement
  const start = statement.index + whole.indexOf('{') + 1
  const next = Array.from(names.matchAll(/\w+/g)).find(([each]) => each > name)
  if (next) return { from: start + next.index, insert: `${name}, ` }
  const end = start + names.trimEnd().replace(/,$/, '').length
  return { from: end, insert: names.trim() === '' ? ` ${name}` : `, ${name}` }
}
