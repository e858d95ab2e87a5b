import type { Settings } from '../problems/problem'
import { inTodaysNames } from '../problems/todaysNames'

/** Writes a search as a text of an address: `a-star:heuristic=sum`. */
export function writeSearch({ solver, ...options }: Settings): string {
  const chosen = Object.entries(options).map(([name, value]) => `:${name}=${value}`)
  return solver + chosen.join('')
}

/** Reads what `writeSearch` wrote, or somebody typed; whether it makes sense is not asked here. */
export function readSearch(text: string): Settings {
  const [solver, ...options] = text.trim().split(':')
  const read = options.map((option) => {
    const [name, ...value] = option.split('=')
    return [name.trim(), value.join('=').trim()] as const
  })
  return { ...inTodaysNames(Object.fromEntries(read)), solver }
}

/** Writes searches with commas between them. */
export function writeSearches(searches: readonly Settings[]): string {
  return searches.map(writeSearch).join(',')
}

/** Reads searches that commas divide. */
export function readSearches(text: string): readonly Settings[] {
  return text
    .split(',')
    .filter((each) => each.trim() !== '')
    .map(readSearch)
}
