/**
 * The text that bytes stand for. What begins with the mark of UTF-16 is read as that: so PowerShell
 * on Windows writes what a command prints (`> results.csv`), and some tables are saved. All else is
 * read as UTF-8, in which bytes that are none are replaced.
 */
export function encodedText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes)
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
