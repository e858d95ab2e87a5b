import { refused } from '../result'
import type { Result } from '../result'
import type { Told } from '../told'
import { jugLetter } from './pours'
import type { Contents } from './pours'

/** Reads the litres in each jug: `4 0`, `4,0`; nothing where the text is no such list. */
export function readContents(text: string): Contents | undefined {
  const written = text.trim().split(/[\s,;/]+/)
  return written.every((each) => /^\d{1,2}$/.test(each)) ? written.map(Number) : undefined
}

/** Reads the litres in jugs of some sizes, as `readContents` does, or says what is wrong. */
export function parseContents(text: string, sizes: readonly number[]): Result<Contents, Told> {
  const contents = readContents(text)
  if (!contents) return refused({ word: 'jugs.notAState', values: { text } })
  if (contents.length !== sizes.length) {
    const values = { found: contents.length, count: sizes.length }
    return refused({ word: 'jugs.otherCount', values })
  }
  const jug = contents.findIndex((litres, at) => litres > sizes[at])
  if (jug < 0) return { ok: true, value: contents }
  const values = { jug: jugLetter(jug), litres: contents[jug], count: sizes[jug] }
  return refused({ word: 'jugs.tooMuch', values })
}

/** Writes the litres in each jug so that `parseContents` reads them again: `4 0`. */
export function formatContents(contents: Contents): string {
  return contents.join(' ')
}
