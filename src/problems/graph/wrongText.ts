import type { Told } from '../told'
import type { GraphWord } from './graphWords'
import { isNumber, touchingSign } from './tokens'
import type { Token, TokenLine } from './tokens'

/** Ends the reading of a text that is wrong. */
export class WrongText extends Error {
  constructor(readonly told: Told) {
    super(told.word)
  }
}

/** What can be wrong with a text. */
export type GraphTextFault = GraphWord extends `graph.${infer Word}` ? Word : never

/** What is wrong with a text as a whole. */
export function wrongText(word: GraphTextFault, values: NonNullable<Told['values']>): WrongText {
  return new WrongText({ word: `graph.${word}`, values })
}

/** What is wrong at a token of a line. */
export function wrongAt(
  { line }: TokenLine,
  { text, column }: Token,
  word: GraphTextFault,
  values: Told['values'] = {},
): WrongText {
  return wrongText(word, { ...values, line, column, text })
}

/** The fault of a name of several words, where no word is in quotation marks. */
export function spacedName(line: TokenLine, words: readonly Token[]): WrongText | undefined {
  if (words.length < 2 || words.some(({ quoted }) => quoted)) return undefined
  return wrongAt(line, words[0], 'spaces', { name: words.map(({ text }) => text).join(' ') })
}

/** What is wrong with a name of several words before what ends it, where no word is in quotation marks. */
export function sayingName(
  line: TokenLine,
  tokens: readonly Token[],
  isEnd: (token: Token) => boolean,
): WrongText | undefined {
  const end = tokens.findIndex(isEnd)
  return end < 0 ? undefined : spacedName(line, tokens.slice(0, end))
}

/** The fault of an edge whose sign touches a name. */
export function touchedSign(line: TokenLine): WrongText | undefined {
  const [first, second] = line.tokens
  const [from, to] = [touchingSign(first), second && touchingSign(second)]
  // Before another name, what looks like a sign is a part of the first.
  if (from && (from.behind === '' || !second || isNumber(second))) {
    return wrongAt(line, first, 'touched', { spaced: from.spaced })
  }
  const isBefore = to?.before === '' && !isNumber({ ...second, text: to.behind })
  return isBefore ? wrongAt(line, second, 'touched', { spaced: to.spaced }) : undefined
}
