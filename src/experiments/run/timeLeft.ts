import { group, mean } from 'd3'
import type { Row } from '../row'

/**
 * About how many milliseconds an experiment still needs, from what each search took so far; nothing
 * while some search has not been run once.
 */
export function timeLeft(
  rows: readonly Row[],
  { starts, searches }: { readonly starts: number; readonly searches: number },
  workers: number,
): number | undefined {
  const bySearch = group(rows, ({ search }) => search)
  let left = 0
  for (let search = 0; search < searches; search++) {
    const done = bySearch.get(search) ?? []
    const each = mean(done, ({ ms }) => ms)
    if (each === undefined) return undefined
    left += each * (starts - done.length)
  }
  return left / workers
}
