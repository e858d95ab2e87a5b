/** The lines of the functions of a source, without its imports, what is said before a function, and its tables. */
export function functionLines(lines: readonly string[]): readonly string[] {
  const kept: string[] = []
  let isInside = false
  for (const line of lines) {
    const begins = /^(export )?(async )?function\b/.test(line)
    if (begins && kept.length > 0) kept.push('')
    isInside ||= begins
    if (isInside) kept.push(line)
    if (line === '}') isInside = false
  }
  return kept
}
