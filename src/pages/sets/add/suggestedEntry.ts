/** What a page suggests for a set: its address from the `#` on, and a title. */
export interface SuggestedEntry {
  readonly title: string
  readonly address: string
}
