/** What a page suggests for a set: its address from the `#` on, and a title and, where it tells more, a note. */
export interface SuggestedEntry {
  readonly title: string
  readonly address: string
  readonly note?: string
}
