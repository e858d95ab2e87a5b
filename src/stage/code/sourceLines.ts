/** The lines of a source, whichever way they end: as many as an editor shows. */
export function sourceLines(source: string): readonly string[] {
  return source.split(/\r\n?|\n/)
}
