import { createProblem } from '../../problems'
import type { Problem, Settings } from '../../problems/problem'
import type { Result } from '../../problems/result'
import type { BoardSource } from '../experiment'
import type { ExperimentFault, WrongBoard } from './experimentFault'
import type { ReadNumbers } from './readNumbers'
import { rangeOf } from './readNumbers'
import { drawStarts, randomStartsOf, startLists } from './startLists'

/** The boards of an experiment, in their default spelling. */
export interface ReadStarts {
  readonly source: BoardSource
  readonly starts: readonly string[]
  /** The problem with the first of them. */
  readonly first: Problem
}

/** Reads where boards come from, and each of them. */
export function readStarts(
  texts: Settings,
  problem: Settings,
  { count, seed }: ReadNumbers,
): Result<ReadStarts, ExperimentFault> {
  const text = texts.boards ?? ''
  const random = randomStartsOf(problem.problem)
  if (texts.boards === undefined && random) {
    const starts = drawStarts(random, problem, { count, seed })
    return checked({ kind: 'random', count, seed }, listed(starts), problem)
  }
  const lists = startLists(problem)
  const named =
    texts.boards === undefined ? lists[0] : lists.find(({ name }) => name === text.trim())
  if (named) return checked({ kind: 'named', name: named.name }, listed(named.starts), problem)
  return checked({ kind: 'list' }, boardsIn(text), problem, lineEnd.test(text))
}

interface Listed {
  readonly board: string
  /** Its line from 1, or its place where there is only one line. */
  readonly place: number
}

function listed(boards: readonly string[]): readonly Listed[] {
  return boards.map((board, at) => ({ board: board.trim(), place: at + 1 }))
}

/** The boards of a text; empty lines are counted as lines, and are no boards. */
function boardsIn(text: string): readonly Listed[] {
  const lines = listed(text.split(lineEnd))
  const boards =
    lines.length === 1
      ? listed(text.split(';'))
      : lines.flatMap(({ board, place }) =>
          board.split(';').map((each) => ({ board: each, place })),
        )
  return boards.filter(({ board }) => board.trim() !== '')
}

const lineEnd = /\r\n|\n|\r/
const mostTold = 5

function checked(
  source: BoardSource,
  starts: readonly Listed[],
  settings: Settings,
  inLines = false,
): Result<ReadStarts, ExperimentFault> {
  const [, most] = rangeOf.count
  if (starts.length === 0) return wrong({ kind: 'no-boards' })
  if (starts.length > most) return wrong({ kind: 'too-many', found: starts.length, most })
  const problems: Problem[] = []
  const wrongBoards: WrongBoard[] = []
  for (const { board, place } of starts) {
    const problem = createProblem({ ...settings, start: board })
    if (problem.ok) problems.push(problem.value)
    else wrongBoards.push({ place, wrong: problem.fault })
  }
  if (wrongBoards.length > 0) {
    const more = Math.max(0, wrongBoards.length - mostTold)
    const told = wrongBoards.slice(0, mostTold)
    return { ok: false, fault: { setting: 'boards', wrongBoards: told, more, inLines } }
  }
  const written = problems.map((problem) => problem.settings.start)
  return { ok: true, value: { source, starts: written, first: problems[0] } }
}

function wrong(
  fault:
    | { readonly kind: 'no-boards' }
    | { readonly kind: 'too-many'; readonly found: number; readonly most: number },
) {
  return { ok: false, fault: { setting: 'boards', fault } } as const
}
