import type { PlacedWay } from '../placed/placedWays'
import { isValued } from './mapWords'
import type { DrawnPlaces, TriedWords } from './mapWords'

// What matters most of what is told. That letters are as large as they should be, is worth more than
// that the last cost has room, and a cost more than a value, which other panes have too.
const ofNames = 40
const ofCosts = 4
const ofValues = 1
const ofLetters = 3
/** What a map is worth, but for its letters, that tells all. */
export const whole = ofNames + ofCosts + ofValues

/** How much of its names, costs and values a map tells. */
export function toldBy(
  { labels, lineHeight, costs }: TriedWords,
  { ways, costOf }: DrawnPlaces,
): number {
  const wanted = wantedCosts(ways, costOf)
  const named = labels.flatMap((label) => label ?? [])
  const valued = named.filter((label) => isValued(label, lineHeight))
  const places = Math.max(1, labels.length)
  return (
    (ofNames * named.length) / places +
    (ofValues * valued.length) / places +
    (wanted === 0 ? ofCosts : (ofCosts * costs.length) / wanted)
  )
}

/** What is told is worth more in larger letters: by their share of the largest. */
export function worthOf(told: number, share: number): number {
  return told + ofLetters * share
}

/** Whether every name and every cost is written. */
export function isComplete({ labels, costs }: TriedWords, { ways, costOf }: DrawnPlaces): boolean {
  return !labels.includes(undefined) && costs.length === wantedCosts(ways, costOf)
}

function wantedCosts(ways: readonly PlacedWay[], costOf: DrawnPlaces['costOf']): number {
  return ways.filter(({ way }) => costOf(way.cost) !== '').length
}
