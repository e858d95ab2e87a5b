import type { Results } from '../../../experiments/results'
import { measures } from '../../../experiments/row'
import { knownMeansBeside } from '../../../experiments/summary/knownMeans'
import { rounded } from '../../../experiments/summary/rounded'
import { meansOfSolvedByAll } from '../../../experiments/summary/sharedMeans'
import { summaries } from '../../../experiments/summary/summary'
import { asItIs } from '../../../words/message'
import type { Message } from '../../../words/message'

const compared = ['generated', 'peakSize', 'moves', 'cost'] as const
type Compared = (typeof compared)[number]

/** What is said of one count. */
type Sentences = readonly Message[]

/**
 * What an experiment shows when it has ended: which search needs the least in the mean, and how many
 * times as much each of the others needs, over the starts that all searches solved; and how near the
 * means are to known ones.
 *
 * @param names what each search is called
 * @returns the sentences on each count
 */
export function resultFindings(results: Results, names: readonly string[]): readonly Sentences[] {
  return [...besideOthers(results, names), ...besideKnown(results, names)]
}

function besideOthers({ rows }: Results, names: readonly string[]): readonly Sentences[] {
  const { boards, means } = meansOfSolvedByAll(rows, names.length)
  if (names.length < 2 || boards === 0) return []
  const said = compared.map((count) => {
    const values = means.flatMap((each) => {
      // A path has one move less than states.
      const moves = each.boards === undefined ? undefined : each.boards - 1
      return { ...each, moves }[count] ?? []
    })
    return values.length < names.length ? [] : finding(count, values, names)
  })
  return said.filter(({ length }) => length > 0)
}

function besideKnown(
  { experiment, rows }: Results,
  names: readonly string[],
): readonly Sentences[] {
  const found = summaries(rows, names.length)
  return measures.flatMap((measure) => {
    const shares = found.flatMap((summary, search): readonly Message[] => {
      const mean = summary.spreads[measure]?.mean
      const known = knownMeansBeside(experiment, search, summary)?.[measure]
      if (mean === undefined || known === undefined) return []
      const share = Math.round((100 * mean) / known)
      return [{ key: 'experiments.found.share', values: { search: names[search], share } }]
    })
    if (shares.length === 0) return []
    const measureName: Message = { key: `experiments.measure.${measure}` }
    return [[{ key: 'experiments.found.known', values: { measure: measureName, shares } }]]
  })
}

function finding(count: Compared, values: readonly number[], names: readonly string[]): Sentences {
  const least = Math.min(...values)
  const few = rounded(least)
  const isLeast = (_: string, search: number) => values[search] === least
  if (names.every(isLeast)) return [{ key: `experiments.found.${count}.same`, values: { few } }]
  // Of nothing there is no multiple.
  if (least === 0) return []
  const best = names.filter(isLeast)
  const others = values.flatMap((value, search) =>
    value === least ? [] : more(count, names[search], value / least),
  )
  const told = { least: best.map(asItIs), count: best.length, few }
  return [{ key: `experiments.found.${count}.least`, values: told }, ...others]
}

function more(count: Compared, search: string, times: number): Message {
  const told = inPlaces(times)
  if (told === 1) return { key: `experiments.found.${count}.hardlyMore`, values: { search } }
  return { key: `experiments.found.${count}.more`, values: { search, count: told } }
}

/** A factor with as many places as say something: 1.04, 3.9, 44. */
function inPlaces(factor: number): number {
  if (factor < 1.1) return Number(factor.toFixed(2))
  return Number(factor.toFixed(factor < 10 ? 1 : 0))
}
