import { createPuzzle, puzzleNames } from '../puzzles'
import type { PuzzleProblem } from '../puzzles'
import type { Puzzle, Settings } from '../puzzles/puzzle'
import type { Result } from '../puzzles/result'
import { slidingSize } from '../puzzles/sliding/settings'

/** A puzzle as far as it can be read without a start. */
export interface ReadPuzzle {
  /** Its settings, all that do not depend on a start. */
  readonly settings: Settings
  /** The puzzle with its usual start. */
  readonly usual: Puzzle
}

const settingNames = ['goal', 'order', 'firstJump', 'target', 'metric', 'equal', 'mirror'] as const

/** Reads the settings of a puzzle but for its start. */
export function readPuzzle(texts: Settings): Result<ReadPuzzle, PuzzleProblem> {
  const name = texts.puzzle ?? puzzleNames[0]
  const given = pick(texts, (setting) => settingNames.some((known) => known === setting))
  const asked = pick(given, (setting) => texts[setting].trim() !== '')
  // A place to go to and a block that leaves need the layout they belong to.
  const ofBoards = name === 'blocks' ? ['goal', 'target'] : []
  const read = createPuzzle({ puzzle: name, ...pick(asked, (each) => !ofBoards.includes(each)) })
  if (!read.ok) return read
  const whole = pick(read.value.settings, (each) => each !== 'start' && !ofBoards.includes(each))
  const its = pick(asked, (each) => Object.hasOwn(whole, each) || ofBoards.includes(each))
  // The cells of a goal have a usual writing; everything else stands as it was given.
  const settings = slidingSize(name) ? whole : { ...whole, ...its }
  return { ok: true, value: { settings, usual: read.value } }
}

function pick(settings: Settings, isWanted: (setting: string) => boolean): Settings {
  return Object.fromEntries(Object.entries(settings).filter(([setting]) => isWanted(setting)))
}
