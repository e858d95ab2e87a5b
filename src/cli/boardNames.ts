import { layouts } from '../puzzles/blocks/layouts'
import { pegBoards } from '../puzzles/pegs/boards'
import { fullStart } from '../puzzles/pegs/settings'
import type { Settings } from '../puzzles/puzzle'
import type { UnknownValue } from '../puzzles/result'

/** The settings that the name of a board stands for. */
const namedBoards = new Map<string, { readonly puzzle: string; readonly start: string }>([
  ...layouts.map(({ id }) => [id, { puzzle: 'blocks', start: id }] as const),
  ...pegBoards.map(({ name, fullName }) => [fullName, { puzzle: name, start: fullStart }] as const),
])

/** The settings with a board in the place of its name, which may be in capitals. */
export function withNamedBoard(settings: Settings): Settings {
  const { puzzle, start = '' } = settings
  const named = namedBoards.get(start.trim().toLowerCase())
  return named && mayBe(puzzle, named.puzzle) ? { ...settings, ...named } : settings
}

/** A word in the place of a board that is the name of none; blocks look their own names up. */
export function unknownName({ puzzle, start = '' }: Settings): UnknownValue | undefined {
  const text = start.trim()
  const isWord = /^[a-z]{2,}(-[a-z]+)*$/i.test(text)
  // A row of pegs may be a word of the letter o.
  const isNameless = puzzle?.startsWith('pegs') ? /^(full|o+)$/i.test(text) : puzzle !== undefined
  if (!isWord || isNameless) return undefined
  const known = [...namedBoards].flatMap(([name, board]) =>
    mayBe(puzzle, board.puzzle) ? [name] : [],
  )
  return known.includes(text.toLowerCase()) ? undefined : { kind: 'unknown-value', text, known }
}

function mayBe(asked: string | undefined, puzzle: string): boolean {
  return asked === undefined || asked === puzzle || (asked === 'pegs' && puzzle.startsWith('pegs-'))
}
