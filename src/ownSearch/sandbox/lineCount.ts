/** How many lines a source has in an editor, where a carriage return alone ends one, too. */
export function lineCount(source: string): number {
  return source.split(/\r\n?|\n/).length
}
