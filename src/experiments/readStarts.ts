import { createPuzzle } from '../puzzles'
import type { Puzzle, Settings } from '../puzzles/puzzle'
import type { Result } from '../puzzles/result'
import type { BoardSource } from './experiment'
import type { ExperimentProblem } from './experimentProblem'
import type { ReadNumbers } from './readNumbers'
import { rangeOf } from './readNumbers'
import { hasRandomBoards, namedBoards, randomStarts } from './startBoards'

/** The boards of an experiment, in their usual spelling. */
export interface ReadStarts {
  readonly source: BoardSource
  readonly starts: readonly string[]
  /** The puzzle with the first of them. */
  readonly first: Puzzle
}

/** Reads where boards come from, and each of them. */
export function readStarts(
  texts: Settings,
  puzzle: Settings,
  { count, seed }: ReadNumbers,
): Result<ReadStarts, ExperimentProblem> {
  const text = (texts.boards ?? '').trim()
  if (texts.boards === undefined && hasRandomBoards(puzzle.puzzle)) {
    const starts = randomStarts(puzzle.puzzle, puzzle.goal, { count, seed })
    return checked({ kind: 'random', count, seed }, starts, puzzle)
  }
  const lists = namedBoards(puzzle.puzzle)
  const named = texts.boards === undefined ? lists[0] : lists.find(({ name }) => name === text)
  if (named) return checked({ kind: 'named', name: named.name }, named.starts, puzzle)
  return checked({ kind: 'list' }, boardsIn(text), puzzle)
}

function boardsIn(text: string): readonly string[] {
  return text
    .split(/[;\n\r]+/)
    .map((board) => board.trim())
    .filter((board) => board !== '')
}

function checked(
  source: BoardSource,
  starts: readonly string[],
  settings: Settings,
): Result<ReadStarts, ExperimentProblem> {
  const [, most] = rangeOf.count
  if (starts.length === 0) return wrong({ kind: 'no-boards' })
  if (starts.length > most) return wrong({ kind: 'too-many', found: starts.length, most })
  const puzzles: Puzzle[] = []
  for (const [at, start] of starts.entries()) {
    const puzzle = createPuzzle({ ...settings, start })
    if (!puzzle.ok) {
      return { ok: false, problem: { setting: 'boards', board: at + 1, wrong: puzzle.problem } }
    }
    puzzles.push(puzzle.value)
  }
  const written = puzzles.map((puzzle) => puzzle.settings.start)
  return { ok: true, value: { source, starts: written, first: puzzles[0] } }
}

function wrong(
  problem:
    | { readonly kind: 'no-boards' }
    | { readonly kind: 'too-many'; readonly found: number; readonly most: number },
) {
  return { ok: false, problem: { setting: 'boards', problem } } as const
}
