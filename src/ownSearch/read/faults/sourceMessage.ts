import type { Message } from '../../../words/message'
import { figure } from '../../../words/numbers'
import { quoted, quotedNames } from '../../../words/quoted'
import type { SourceProblem } from './sourceFault'
import { syntaxMessage } from './syntaxMessage'

/** Says what is wrong with the source of a search, and what would be right. */
export function sourceMessage(problem: SourceProblem): Message {
  switch (problem.kind) {
    case 'syntax':
      return syntaxMessage(problem.told)
    case 'unclosed':
      return { key: `ownSearch.read.unclosed.${problem.what}` }
    case 'unclosed-bracket': {
      const { opening, closing } = problem
      return {
        key: 'ownSearch.read.unclosed.bracket',
        values: { opening: quoted(opening), closing },
      }
    }
    case 'unopened':
      return { key: 'ownSearch.read.unopened' }
    case 'no-semicolon':
      return { key: 'ownSearch.read.noSemicolon' }
    case 'python':
    case 'jsx':
      return { key: `ownSearch.read.${problem.kind}` }
    case 'other-language':
      return otherLanguageMessage(problem)
    case 'prints':
      return { key: 'ownSearch.read.prints', values: { name: quoted(problem.name) } }
    case 'strange-character':
      return strangeCharacter(problem)
    case 'too-slow':
      return { key: 'ownSearch.read.tooSlow', values: { seconds: figure(problem.seconds) } }
    case 'unknown-import': {
      const { from, known } = problem
      return { key: 'ownSearch.read.unknownImport', values: { from, known: quotedNames(known) } }
    }
    case 'no-such-export':
      return noSuchExport(problem)
    case 'not-possible':
      if (problem.what === 'async') return { key: 'ownSearch.read.notAsync' }
      return { key: 'ownSearch.read.notPossible', values: { what: problem.what } }
    case 'reserved':
      return { key: 'ownSearch.read.reserved', values: { name: problem.name } }
    case 'no-manifest':
      return { key: 'ownSearch.read.noManifest' }
    case 'two-manifests':
      return { key: 'ownSearch.read.twoManifests' }
    case 'unreadable':
      return { key: 'ownSearch.read.unreadable' }
    case 'too-much':
      return { key: 'ownSearch.read.tooMuch' }
    case 'unknown-name':
      return unknownName(problem)
    case 'manifest-field': {
      const { field, wanted } = problem
      const what: Message = { key: `ownSearch.read.wanted.${wanted}` }
      return { key: 'ownSearch.read.manifestField', values: { field, what } }
    }
    case 'wrong-option': {
      const { option, wanted } = problem
      const what: Message = { key: `ownSearch.read.option.${wanted}` }
      if (typeof option === 'number') {
        return { key: 'ownSearch.read.optionAt', values: { place: figure(option), what } }
      }
      return { key: 'ownSearch.read.optionNamed', values: { name: quoted(option), what } }
    }
  }
}

type Of<Kind> = Extract<SourceProblem, { readonly kind: Kind }>

function otherLanguageMessage({ language, written, here }: Of<'other-language'>): Message {
  const said: Message = { key: `ownSearch.read.language.${language}` }
  const values = { language: said, written: quoted(written) }
  if (here === undefined) return { key: 'ownSearch.read.notNeeded', values }
  return { key: 'ownSearch.read.otherLanguage', values: { ...values, here } }
}

function strangeCharacter({ character, meant }: Of<'strange-character'>): Message {
  const values = { character: quoted(character), meant: meant ?? '' }
  const key = meant === undefined ? 'ownSearch.read.noCharacter' : 'ownSearch.read.otherCharacter'
  return { key, values }
}

function noSuchExport({ from, name, known }: Of<'no-such-export'>): Message {
  if (known.length === 0) return { key: 'ownSearch.read.onlyTypes', values: { from, name } }
  const values = { from, name, known: quotedNames(known) }
  return { key: 'ownSearch.read.noSuchExport', values }
}

function unknownName({ name, nearest }: Of<'unknown-name'>): Message {
  if (nearest === undefined) return { key: 'ownSearch.read.unknownName', values: { name } }
  return { key: 'ownSearch.read.otherName', values: { name, nearest } }
}
