import { rangeOf, defaultNumbers } from '../../experiments/readNumbers'
import { readSearches, writeSearches } from '../../experiments/searchText'
import { hasRandomBoards, namedBoards } from '../../experiments/startBoards'
import { withDefault } from '../../experiments/defaults'
import { problemNames } from '../../problems'
import type { Settings } from '../../problems/problem'

const sources = ['random', 'named', 'list'] as const
export type Source = (typeof sources)[number]

/** An experiment as it is typed and chosen, right or wrong. */
export interface Draft {
  /** The problem and its settings. */
  readonly problem: Settings
  readonly source: Source
  readonly count: string
  readonly seed: string
  readonly named: string
  readonly list: string
  readonly searches: readonly Settings[]
  readonly cut: string
}

const problemSettings = ['goal', 'order', 'firstJump', 'target', 'metric', 'equal', 'mirror']

/** The names of all texts of an experiment. */
export const textNames = [
  'problem',
  ...problemSettings,
  'boards',
  'solvers',
  ...Object.keys(rangeOf),
]

/** Fills a form from the texts of an experiment; what is missing takes its default value. */
export function draftOf(texts: Settings): Draft {
  const problem = texts.problem ?? problemNames[0]
  const asked = withDefault(texts)
  const given = problemSettings.filter(
    (name) => asked[name] !== undefined && (name !== 'order' || hasRandomBoards(problem)),
  )
  return {
    problem: { problem, ...Object.fromEntries(given.map((name) => [name, asked[name]])) },
    ...boardsOf(problem, texts.boards),
    count: texts.count ?? String(defaultNumbers.count),
    seed: texts.seed ?? String(defaultNumbers.seed),
    searches: readSearches(asked.solvers),
    cut: texts.cut ?? String(defaultNumbers.cut),
  }
}

/** The texts of what was typed and chosen, for `readExperiment` and for an address. */
export function textsOf({ problem, searches, cut, ...draft }: Draft): Settings {
  return { ...problem, ...boardTexts(draft), solvers: writeSearches(searches), cut }
}

/** Where the boards of a problem can come from. */
export function sourcesFor(problem: string): readonly Source[] {
  return sources.filter((source) => {
    if (source === 'random') return hasRandomBoards(problem)
    return source === 'list' || namedBoards(problem).length > 0
  })
}

/** A draft with another problem, its boards and its default settings. */
export function draftWithProblem(draft: Draft, problem: string): Draft {
  return { ...draft, problem: { problem }, ...boardsOf(problem, undefined) }
}

function boardsOf(problem: string, boards: string | undefined) {
  const lists = namedBoards(problem)
  const named = lists.find(({ name }) => name === boards)?.name ?? lists[0]?.name ?? ''
  if (boards === undefined) return { source: sourcesFor(problem)[0], named, list: '' }
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
