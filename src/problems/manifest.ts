import type { Problem, Settings, State } from './problem'
import type { Result } from './result'
import type { TapEdits } from './taps'

/** The settings that are a state, or where a piece has to go. */
export type StateSetting = 'start' | 'goal'

/** A setting of a problem that is one of a few values. */
export interface Choice {
  readonly setting: string
  /** What can be chosen, in the order shown; a function where that depends on the start. */
  readonly values: readonly string[] | ((settings: Settings) => readonly string[])
  /** The value that is taken where none is asked for; without it, the first. */
  readonly default?: string | ((settings: Settings) => string)
  /** The names of the problems that leave this choice; without it, all of the family. */
  readonly names?: readonly string[]
  /** True where values are shown as they are written: letters and numbers. */
  readonly plain?: true
  /** True where another value leaves the task the same one. */
  readonly sameTask?: true
  /** The state, or the states, that have another default for each value. */
  readonly resets?: StateSetting | readonly StateSetting[]
}

/** A start worth seeing. What is not in its settings takes its default value. */
export interface Example<Word extends string = string> {
  /** Its word in the catalogue, or a name that is shown as it is. */
  readonly title: Word | { readonly name: string }
  /** Where the length of its solution says enough, once that is known. */
  readonly byLength?: true
  readonly settings: Settings
  /** When its solution is searched for: at once, while the page goes on, or not at all. */
  readonly search: 'now' | 'later' | 'never'
  /** The length of its shortest solution where it is known without a search. */
  readonly length?: (settings: Settings) => number | undefined
}

/** A start that can be asked for by its name, in small letters. */
export interface NamedStart {
  readonly name: string
  /** The name of its problem. */
  readonly problem: string
  readonly start: string
}

/** Starts that experiments may ask for by the name of their list. */
export interface StartList<Word extends string = string> {
  readonly name: Word
  readonly starts: readonly string[]
}

/** Every start of which the goal can be reached, by how many moves it needs. */
export interface StartsByDistance {
  /** How many moves the farthest need. */
  readonly largest: number
  /** How many starts are at a distance from the goal, in moves. */
  count(distance: number): number
  /** A random one of them, the same for the same seed; none where there are none. */
  pick(distance: number, seed: number): string | undefined
}

/** Random starts, each of which can be solved. */
export interface RandomStarts {
  /**
   * A start for these settings, the same for the same seed; none where the goal is wrong, or can be
   * reached from nowhere else.
   */
  start(settings: Settings, seed: number): string | undefined
  /**
   * Lists all starts of these settings by their distance, where they are few enough. It pauses now
   * and then, so that a page can do other things between.
   */
  distances?(settings: Settings): Generator<void, StartsByDistance> | undefined
}

/** What a search from a state has before it. */
export interface Outlook {
  /** Whether all states that matter fit into memory, and are searched in little time. */
  readonly fits: boolean
  /** The heuristic that leads to the goal soonest, where there is one. */
  readonly heuristic?: string
}

/**
 * All that is known of a family of problems without making one. Lists, forms, commands, addresses
 * and the types of words follow from it.
 */
export interface Manifest {
  readonly family: string
  /** Its problems as addresses and commands name them, in the order shown. */
  readonly names: readonly string[]
  /** The settings that are states; of the others in `choices` each is one of a few values. */
  readonly states: readonly StateSetting[]
  readonly choices: readonly Choice[]
  /** The settings besides the start that cannot be read without it. */
  readonly needStart?: readonly string[]
  /** The setting that holds all of the problem but its start and goal, where there is one. */
  readonly board?: string
  /** The ids of its heuristics, the default one first. */
  readonly heuristics: readonly string[]
  /**
   * Makes a problem from settings; what is not asked for takes its default value.
   *
   * @param name one of `names`
   * @returns the problem, or the first setting that is wrong and how
   */
  read(
    name: string,
    settings: Settings,
  ): Result<Problem, { readonly setting: string; readonly fault: { readonly kind: string } }>
  examples(name: string): readonly Example[]
  /** The start that a page opens with, where it is another than the default. */
  firstStart?(name: string): string | undefined
  readonly namedStarts?: readonly NamedStart[]
  /** Whether a word in the place of a start is one, where words may also be names of starts. */
  isWordAState?(word: string): boolean
  /** True where a start has to be given: the default one is solved already. */
  readonly asksForStart?: true
  /** The problem that a start belongs to where only the family is named; without it, the first. */
  nameFor?(start: string): string
  startLists?(settings: Settings): readonly StartList[]
  readonly random?: RandomStarts
  /** How many states can be reached, where that is known without a search. */
  reachable?(name: string): number | undefined
  /** What the words for how a state is written are filled in with. */
  hintValues?(settings: Settings): Readonly<Record<string, number | string>>
  /** How it is played by hand: by moving pieces, or by tapping what is drawn; without it, not. */
  readonly play?: 'pieces' | 'taps'
  /** How a state is edited by tapping what is drawn. */
  readonly edits?: TapEdits
  /** What a search for a hint has before it; without it, all states fit into memory. */
  outlook?(settings: Settings, state: State): Outlook
}
