/** The most characters of a text that is opened from outside or sent away. */
export const mostSentCharacters = 200_000

/** What a text has that no text has that is sent or opened. */
export type TextFault =
  | { readonly kind: 'too-large'; readonly most: number }
  | { readonly kind: 'lone-surrogate' }
  | { readonly kind: 'nul' }

/** What is wrong with a text, if anything is: whatever else it says, it can be sent and opened. */
export function textFault(text: string): TextFault | undefined {
  if (text.length > mostSentCharacters) return { kind: 'too-large', most: mostSentCharacters }
  // Half of a pair has no bytes of its own: it would come out as another character.
  if (/\p{Surrogate}/u.test(text)) return { kind: 'lone-surrogate' }
  if (text.includes('\0')) return { kind: 'nul' }
  return undefined
}
