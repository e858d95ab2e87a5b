import { layouts } from '../problems/blocks/layouts'
import { pegBoards } from '../problems/pegs/boards'
import { fullStart } from '../problems/pegs/settings'
import type { Settings } from '../problems/problem'
import type { UnknownValue } from '../problems/result'

/** The settings that the name of a board stands for. */
const namedBoards = new Map<string, { readonly problem: string; readonly start: string }>([
  ...layouts.map(({ id }) => [id, { problem: 'blocks', start: id }] as const),
  ...pegBoards.map(
    ({ name, fullName }) => [fullName, { problem: name, start: fullStart }] as const,
  ),
])

/** The settings with a board in the place of its name, which may be in capitals. */
export function withNamedBoard(settings: Settings): Settings {
  const { problem, start = '' } = settings
  const named = namedBoards.get(start.trim().toLowerCase())
  return named && mayBe(problem, named.problem) ? { ...settings, ...named } : settings
}

/** A word in the place of a board that is the name of none; blocks look their own names up. */
export function unknownName({ problem, start = '' }: Settings): UnknownValue | undefined {
  const text = start.trim()
  const isWord = /^[a-z]{2,}(-[a-z]+)*$/i.test(text)
  // A row of pegs may be a word of the letter o.
  const isNameless = problem?.startsWith('pegs') ? /^(full|o+)$/i.test(text) : problem !== undefined
  if (!isWord || isNameless) return undefined
  const known = [...namedBoards].flatMap(([name, board]) =>
    mayBe(problem, board.problem) ? [name] : [],
  )
  return known.includes(text.toLowerCase()) ? undefined : { kind: 'unknown-value', text, known }
}

function mayBe(asked: string | undefined, problem: string): boolean {
  return (
    asked === undefined || asked === problem || (asked === 'pegs' && problem.startsWith('pegs-'))
  )
}
