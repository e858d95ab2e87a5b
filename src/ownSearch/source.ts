/** The text of a solver's file, under a name that a person gave it. */
export interface NamedSource {
  readonly name: string
  readonly source: string
}
