/** Cuts a text that comes in pieces into its lines. */
export class LineSplitter {
  private rest = ''

  /** What has come of a line that has not ended yet. */
  get unended(): string {
    return this.rest
  }

  /** The lines that end in the next piece. */
  *take(piece: string): Generator<string, void, void> {
    let from = 0
    for (let end = piece.indexOf('\n'); end >= 0; end = piece.indexOf('\n', from)) {
      yield withoutReturn(this.rest + piece.slice(from, end))
      this.rest = ''
      from = end + 1
    }
    this.rest += piece.slice(from)
  }
}

/** Editors of some systems end lines with two characters. */
function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line
}
