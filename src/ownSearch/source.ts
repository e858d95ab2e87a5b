/** The text of a solver's file, under a name that a person gave it. */
export interface NamedSource {
  readonly name: string
  readonly source: string
}

/** The most characters of a source that is opened from outside or sent away. */
export const mostSourceCharacters = 200_000

/** What a text has that no source has that is sent or opened. */
export type TextFault =
  | { readonly kind: 'too-large'; readonly most: number }
  | { readonly kind: 'lone-surrogate' }
  | { readonly kind: 'nul' }

/** What is wrong with a source, if anything is: whatever else it says, it can be sent and opened. */
export function textFault(source: string): TextFault | undefined {
  if (source.length > mostSourceCharacters) return { kind: 'too-large', most: mostSourceCharacters }
  // Half of a pair has no bytes of its own: it would come out as another character.
  if (/\p{Surrogate}/u.test(source)) return { kind: 'lone-surrogate' }
  if (source.includes('\0')) return { kind: 'nul' }
  return undefined
}
