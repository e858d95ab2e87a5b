/**
 * Cuts a text that comes in pieces into its lines. Editors of some systems end them with a carriage
 * return, with or without a line feed behind it.
 */
export class LineSplitter {
  private rest = ''
  private endedWithReturn = false

  /** What has come of a line that has not ended yet. */
  get unended(): string {
    return this.rest
  }

  /** The lines that end in the next piece. */
  *take(piece: string): Generator<string, void, void> {
    if (piece === '') return
    const ends = /\r\n?|\n/g
    // The second half of an end of a line whose first half came with the piece before.
    let from = this.endedWithReturn && piece.startsWith('\n') ? 1 : 0
    this.endedWithReturn = piece.endsWith('\r')
    ends.lastIndex = from
    for (let end = ends.exec(piece); end; end = ends.exec(piece)) {
      yield this.rest + piece.slice(from, end.index)
      this.rest = ''
      from = ends.lastIndex
    }
    this.rest += piece.slice(from)
  }
}
