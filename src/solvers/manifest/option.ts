/** One of a few values. */
export interface ChoiceOption {
  readonly kind: 'choice'
  readonly name: string
  /** What can be chosen, the default first. */
  readonly values: readonly [string, ...string[]]
}

/** A number, or none where that is the default. */
export interface NumberOption {
  readonly kind: 'number'
  readonly name: string
  /** The least and the most it may be. */
  readonly range: readonly [number, number]
  readonly default: number | 'none'
  /** How many decimals it may have; none unless this says so. */
  readonly decimals?: 1 | 2
}

/** One of the heuristics that the problem has. Its name is `heuristic` in every solver. */
export interface HeuristicOption {
  readonly kind: 'heuristic'
  readonly name: string
}

/** Something that a solver leaves to be chosen. */
export type SolverOption = ChoiceOption | NumberOption | HeuristicOption

type ValueOf<Option extends SolverOption> = Option extends NumberOption
  ? number
  : Option extends ChoiceOption
    ? Option['values'][number]
    : string

/** Values by the names of their options: a number for a number, `Infinity` for none. */
export type OptionValues = Readonly<Record<string, string | number>>

/** The values of some options, as a solver takes them. */
export type ValuesOf<Options extends readonly SolverOption[]> = {
  readonly [Option in Options[number] as Option['name']]: ValueOf<Option>
}
