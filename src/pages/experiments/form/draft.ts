import { withDefault } from '../../../experiments/defaults'
import { rangeOf, defaultNumbers } from '../../../experiments/read/readNumbers'
import { randomStartsOf, startLists } from '../../../experiments/read/startLists'
import { readSearches, writeSearches } from '../../../experiments/searchText'
import { findManifest, problemNames, problemSettings } from '../../../problems'
import type { Settings } from '../../../problems/problem'

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

/** The names of all texts of an experiment. */
export const textNames = [
  ...[...problemSettings].filter((name) => name !== 'start'),
  'boards',
  'solvers',
  ...Object.keys(rangeOf),
]

/** Fills a form from the texts of an experiment; what is missing takes its default value. */
export function draftOf(texts: Settings): Draft {
  const problem = texts.problem ?? problemNames[0]
  const asked = withDefault(texts)
  const given = settingsOfProblem(problem).filter((name) => asked[name] !== undefined)
  const its = { problem, ...Object.fromEntries(given.map((name) => [name, asked[name]])) }
  return {
    problem: its,
    ...startsOf(its, texts.boards),
    count: texts.count ?? String(defaultNumbers.count),
    seed: texts.seed ?? String(defaultNumbers.seed),
    searches: readSearches(asked.solvers),
    cut: texts.cut ?? String(defaultNumbers.cut),
  }
}

/** The texts of what was typed and chosen, for `readExperiment` and for an address. */
export function textsOf({ problem, searches, cut, ...draft }: Draft): Settings {
  return { ...problem, ...startTexts(draft), solvers: writeSearches(searches), cut }
}

/** Where the starts of a problem can come from. */
export function sourcesFor(problem: Settings): readonly Source[] {
  return sources.filter((source) => {
    if (source === 'random') return randomStartsOf(problem.problem) !== undefined
    return source === 'list' || startLists(problem).length > 0
  })
}

/** A draft with another problem, its starts and its default settings. */
export function draftWithProblem(draft: Draft, name: string): Draft {
  const problem = { problem: name }
  return { ...draft, problem, ...startsOf(problem, undefined) }
}

/** The settings that a problem has besides its start; all there are where its name is wrong. */
function settingsOfProblem(name: string): readonly string[] {
  const manifest = findManifest(name)
  const { states, choices } = manifest ?? { states: [], choices: [] }
  const known = manifest ? [...states, ...choices.map(({ setting }) => setting)] : problemSettings
  return [...known].filter((setting) => setting !== 'start' && setting !== 'problem')
}

function startsOf(problem: Settings, boards: string | undefined) {
  const lists = startLists(problem)
  const named = lists.find(({ name }) => name === boards)?.name ?? lists[0]?.name ?? ''
  if (boards === undefined) return { source: sourcesFor(problem)[0], named, list: '' }
  if (lists.some(({ name }) => name === boards)) {
    return { source: 'named', named, list: '' } as const
  }
  return { source: 'list', named, list: boards.split(';').join('\n') } as const
}

function startTexts(draft: Pick<Draft, 'source' | 'count' | 'seed' | 'named' | 'list'>): Settings {
  const { source, count, seed, named, list } = draft
  if (source === 'random') return { count, seed }
  if (source === 'named') return { boards: named }
  return { boards: list }
}
