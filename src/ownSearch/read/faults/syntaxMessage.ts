import type { Message } from '../../../words/message'
import { quoted } from '../../../words/quoted'

/** Says in plain words what a parser has told of a program that it cannot read. */
export function syntaxMessage(told: string): Message {
  // A generator whose asterisk is missing: what the reader says is true, and no help.
  if (told.includes("'yield' is reserved")) return { key: 'ownSearch.read.noAsterisk' }
  if (told.includes("keyword 'await'")) {
    return { key: 'ownSearch.read.notPossible', values: { what: 'await' } }
  }
  if (told === 'Assigning to rvalue') return { key: 'ownSearch.read.noVariable' }
  const [, leaves] = /^Unsyntactic (break|continue)$/.exec(told) ?? []
  if (leaves !== undefined) return { key: 'ownSearch.read.outOfLoop', values: { name: leaves } }
  if (told === "'return' outside of function") return { key: 'ownSearch.read.outOfFunction' }
  if (told === 'Invalid number' || told === 'Identifier directly after number') {
    return { key: 'ownSearch.read.wrongNumber' }
  }
  const [, twice] = /^Identifier '(.+)' has already been declared$/.exec(told) ?? []
  if (twice !== undefined) {
    return { key: 'ownSearch.read.declaredTwice', values: { name: quoted(twice) } }
  }
  const [, wanted] = /^Unexpected token, expected "(.+)"$/.exec(told) ?? []
  if (wanted === ';') return { key: 'ownSearch.read.sideBySide' }
  if (wanted !== undefined) return { key: 'ownSearch.read.missing', values: { wanted } }
  return { key: 'ownSearch.read.syntax', values: { told } }
}
