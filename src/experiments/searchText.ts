import type { Settings } from '../problems/problem'
import { inTodaysNames } from '../problems/todaysNames'
import { hasFields } from '../shared/hasFields'
import { isOwn, nameInId, ownId } from '../solvers/manifest/ownSolvers'

/**
 * Writes a search as a text of an address: `a-star:heuristic=sum`; one of one's own as
 * `own:Name:code=…`, its name with the escapes of addresses.
 */
export function writeSearch({ solver, ...options }: Settings): string {
  const chosen = Object.entries(options).map(([name, value]) => `:${name}=${value}`)
  const name = nameInId(solver)
  return (name === undefined ? solver : ownId(encoded(name))) + chosen.join('')
}

/** A name with the escapes of addresses. */
function encoded(name: string): string {
  // A file may hold half of a pair of surrogates, which has no escape.
  return encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '\ufffd'))
}

/** The same without the code of a search of one's own: its name tells it from the others. */
export function writeSearchBriefly(search: Settings): string {
  return writeSearch(withoutCode(search))
}

/** A search without the code that it may carry. */
function withoutCode({ solver, ...others }: Settings): Settings {
  const options = Object.entries(others).filter(([name]) => name !== 'code')
  return { solver, ...Object.fromEntries(options) }
}

/** Reads what `writeSearch` wrote, or somebody typed; whether it makes sense is not asked here. */
export function readSearch(text: string): Settings {
  const [first, ...others] = text.trim().split(':')
  const isNamed = nameInId(`${first}:`) !== undefined && others.length > 0
  const solver = isNamed ? ownId(decoded(others[0])) : first
  const read = others.slice(isNamed ? 1 : 0).map((option) => {
    const [name, ...value] = option.split('=')
    return [name.trim(), value.join('=').trim()] as const
  })
  return { ...inTodaysNames(Object.fromEntries(read)), solver }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
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

/** The searches of one's own among the texts of an experiment, which may be anything. */
export function ownSearchesOf(texts: unknown): readonly Settings[] {
  if (!hasFields(texts)) return []
  const { solvers } = texts
  return typeof solvers === 'string' ? readSearches(solvers).filter(isOwn) : []
}
