/** A text to be put into a source, before the character at a place. */
export interface Insertion {
  readonly at: number
  readonly text: string
}

/** What takes the place of a stretch of a source. */
export interface Replacement extends Insertion {
  readonly end: number
}

/** Puts texts into a source, all at once; of those at one place the first stands first. */
export function withEdits(source: string, edits: readonly (Insertion | Replacement)[]): string {
  const inOrder = edits.toSorted((one, other) => one.at - other.at)
  let written = ''
  let from = 0
  for (const edit of inOrder) {
    written += source.slice(from, edit.at) + edit.text
    from = 'end' in edit ? edit.end : edit.at
  }
  return written + source.slice(from)
}

/** A text with as many line breaks as another, so that all that follows keeps its line. */
export function withLinesOf(text: string, replaced: string): string {
  return text + '\n'.repeat(replaced.split('\n').length - text.split('\n').length)
}
