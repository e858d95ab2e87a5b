import { asItIs } from '../../../words/message'
import type { Message } from '../../../words/message'
import { letterOf } from '../comparison'
import type { SearchCounts } from './counts'

const compared = ['expanded', 'path', 'cost', 'peakSize', 'comparisons'] as const
/** What only a search with a solution has. */
const ofSolution: ReadonlySet<string> = new Set(['path', 'cost'])

/**
 * What a comparison shows when all its searches have ended, in sentences.
 *
 * @param ends the counts of each whole run, none of one that was stopped
 */
export function findings(ends: readonly SearchCounts[]): readonly Message[] {
  return [...compared.flatMap((measure) => finding(ends, measure)), ...withoutSolution(ends)]
}

function finding(
  ends: readonly SearchCounts[],
  measure: (typeof compared)[number],
): readonly Message[] {
  const values = ends.map((counts) => counts[measure])
  const known = values.filter((value) => value !== undefined)
  // A search that keeps no table compares nothing with it.
  const isTable = measure === 'peakSize' || measure === 'comparisons'
  if (known.length < 2 || (isTable && known.includes(0))) return []
  const [few, many] = [Math.min(...known), Math.max(...known)]
  if (few < many) {
    const [ofLeast, ofMost] = [few, many].map((value) => lettersWith(values, value))
    const most = { key: 'compare.found.searches', values: ofMost } as const
    const found = { least: ofLeast.letters, count: ofLeast.count, most, few, many }
    return [{ key: `compare.found.${measure}`, values: found }]
  }
  if (isTable || (ofSolution.has(measure) && known.length < values.length)) return []
  return [{ key: `compare.found.${measure}Same`, values: { many } }]
}

/** The searches that have a value, by their letters. */
function lettersWith(values: readonly (number | undefined)[], wanted: number) {
  const places = values.flatMap((value, place) => (value === wanted ? [place] : []))
  return { letters: places.map(letterOf).map(asItIs), count: places.length }
}

function withoutSolution(ends: readonly SearchCounts[]): readonly Message[] {
  return ends.flatMap(({ expanded, path }, place): readonly Message[] => {
    if (path !== undefined) return []
    const isStopped = expanded === undefined
    const key = isStopped ? 'compare.found.stopped' : 'compare.found.none'
    return [{ key, values: { letter: letterOf(place) } }]
  })
}
