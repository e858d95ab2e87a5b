import { todaysName } from '../../problems/todaysNames'

/**
 * The first option that a search among those typed gives more than once, where only one value could
 * count: `a-star:heuristic=sum:heuristic=misplaced`. An option may be given by a name of before.
 */
export function doubledOption(
  searches: string,
): { readonly search: string; readonly option: string } | undefined {
  for (const search of searches.split(',')) {
    const options = Array.from(search.matchAll(/:([^:=]+)=/g), ([, name]) =>
      todaysName(name.trim()),
    )
    const option = options.find((each, at) => options.indexOf(each) < at)
    if (option !== undefined) return { search: search.trim(), option }
  }
  return undefined
}
