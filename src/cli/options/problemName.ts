import { findManifest } from '../../problems'
import type { KnownManifest } from '../../problems'
import { manifests } from '../../problems/all'
import { choicesOf } from '../../problems/choices'
import type { Settings } from '../../problems/problem'
import type { UnknownValue } from '../../problems/result'
import type { GivenOptions } from './readArguments'

/** The short names of problems: those of their families. */
export const familyNames: readonly string[] = manifests.map(({ family }) => family)

const namedStarts = manifests.flatMap((manifest) => manifest.namedStarts ?? [])
/** Boards that are more than a start, by their names: a graph, a map. */
const namedBoards = manifests.flatMap(({ family, names: [problem], board }: KnownManifest) =>
  choicesOf({ problem })
    .filter(({ setting }) => setting === board)
    .flatMap(({ values }) => values.map((name) => ({ name, problem: family }))),
)

/** Puts the full name of a problem in the place of a short or a missing one: the start tells it. */
export function withFullName(settings: Settings): Settings {
  const named = withNamedStart(settings)
  const { problem = familyNames[0], start = '' } = named
  const family = manifests.find((manifest) => manifest.family === problem)
  if (!family || findManifest(problem)) return { ...named, problem }
  return { ...named, problem: family.nameFor?.(start) ?? family.names[0] }
}

/** A word in the place of a start that is the name of none; some problems look theirs up themselves. */
export function unknownName({ problem, start = '' }: Settings): UnknownValue | undefined {
  const text = start.trim()
  const isWord = /^[a-z]{2,}(-[a-z]+)*$/i.test(text)
  if (!isWord || (problem !== undefined && (manifestFor(problem)?.isWordAState?.(text) ?? true))) {
    return undefined
  }
  const known = [...namedStarts, ...namedBoards].flatMap((named) =>
    mayBe(problem, named.problem) ? [named.name] : [],
  )
  return known.includes(text.toLowerCase()) ? undefined : { kind: 'unknown-value', text, known }
}

/** The settings with the problem that a graph or a map tells, where no other one is asked for. */
export function withProblemOfBoard(settings: Settings): Settings {
  if (settings.problem !== undefined) return settings
  const given = manifests.find(
    ({ board }: KnownManifest) => board !== undefined && settings[board] !== undefined,
  )
  if (given) return { ...settings, problem: given.family }
  const name = settings.start?.trim().toLowerCase()
  const named = namedBoards.find((each) => each.name === name)
  return named ? { ...settings, problem: named.problem, start: named.name } : settings
}

/** What is known of a problem by its name, or by that of its family. */
export function manifestFor(problem: string): KnownManifest | undefined {
  return findManifest(problem) ?? manifests.find(({ family }) => family === problem)
}

/** Whether a setting is the board of a problem whose board is more than its start: a graph. */
export function isBoard(setting: string): boolean {
  return manifests.some(({ board }) => board === setting)
}

/** Whether a board is given by the name of its setting, `--map`, and not by `--board`. */
export function isBoardNamed(given: GivenOptions): boolean {
  return [...given.keys()].some(isBoard)
}

/** What is wrong where `--board` stands beside the other option for the same board. */
export function boardTwice(given: GivenOptions, boardSetting: string): string | undefined {
  if (!given.has('board') || !given.has(boardSetting)) return undefined
  return `--${boardSetting}: --board gives the same. Leave one of them out.`
}

/** The settings with a start in the place of its name, which may be in capitals. */
function withNamedStart(settings: Settings): Settings {
  const { problem, start = '' } = settings
  const name = start.trim().toLowerCase()
  const named = namedStarts.find((each) => each.name === name)
  if (!named || !mayBe(problem, named.problem)) return settings
  return { ...settings, problem: named.problem, start: named.start }
}

function mayBe(asked: string | undefined, problem: string): boolean {
  return asked === undefined || asked === problem || findManifest(problem)?.family === asked
}
