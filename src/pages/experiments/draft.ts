import { rangeOf, usualNumbers } from '../../experiments/readNumbers'
import { readSearches, writeSearches } from '../../experiments/searchText'
import { hasRandomBoards, namedBoards } from '../../experiments/startBoards'
import { withUsual } from '../../experiments/usual'
import { puzzleNames } from '../../puzzles'
import type { Settings } from '../../puzzles/puzzle'

const sources = ['random', 'named', 'list'] as const
export type Source = (typeof sources)[number]

/** An experiment as it is typed and chosen, right or wrong. */
export interface Draft {
  /** The puzzle and its settings. */
  readonly puzzle: Settings
  readonly source: Source
  readonly count: string
  readonly seed: string
  readonly named: string
  readonly list: string
  readonly searches: readonly Settings[]
  readonly cut: string
}

const puzzleSettings = ['goal', 'order', 'firstJump', 'target', 'metric', 'equal', 'mirror']

/** The names of all texts of an experiment. */
export const textNames = ['puzzle', ...puzzleSettings, 'boards', 'solvers', ...Object.keys(rangeOf)]

/** Fills a form from the texts of an experiment; what is missing takes its usual value. */
export function draftOf(texts: Settings): Draft {
  const puzzle = texts.puzzle ?? puzzleNames[0]
  const asked = withUsual(texts)
  const given = puzzleSettings.filter(
    (name) => asked[name] !== undefined && (name !== 'order' || hasRandomBoards(puzzle)),
  )
  return {
    puzzle: { puzzle, ...Object.fromEntries(given.map((name) => [name, asked[name]])) },
    ...boardsOf(puzzle, texts.boards),
    count: texts.count ?? String(usualNumbers.count),
    seed: texts.seed ?? String(usualNumbers.seed),
    searches: readSearches(asked.solvers),
    cut: texts.cut ?? String(usualNumbers.cut),
  }
}

/** The texts of what was typed and chosen, for `readExperiment` and for an address. */
export function textsOf({ puzzle, searches, cut, ...draft }: Draft): Settings {
  return { ...puzzle, ...boardTexts(draft), solvers: writeSearches(searches), cut }
}

/** Where the boards of a puzzle can come from. */
export function sourcesFor(puzzle: string): readonly Source[] {
  return sources.filter((source) => {
    if (source === 'random') return hasRandomBoards(puzzle)
    return source === 'list' || namedBoards(puzzle).length > 0
  })
}

/** A draft with another puzzle, its boards and its usual settings. */
export function withPuzzle(draft: Draft, puzzle: string): Draft {
  return { ...draft, puzzle: { puzzle }, ...boardsOf(puzzle, undefined) }
}

function boardsOf(puzzle: string, boards: string | undefined) {
  const lists = namedBoards(puzzle)
  const named = lists.find(({ name }) => name === boards)?.name ?? lists[0]?.name ?? ''
  if (boards === undefined) return { source: sourcesFor(puzzle)[0], named, list: '' }
  if (lists.some(({ name }) => name === boards)) {
    return { source: 'named', named, list: '' } as const
  }
  return { source: 'list', named, list: boards.split(';').join('\n') } as const
}

function boardTexts(draft: Pick<Draft, 'source' | 'count' | 'seed' | 'named' | 'list'>): Settings {
  const { source, count, seed, named, list } = draft
  if (source === 'random') return { count, seed }
  if (source === 'named') return { boards: named }
  return { boards: list }
}
