import type { MapWay } from '../../../problems/problem'
import type { Palette } from '../../tree/brush/palette'
import { boxAround, overlap } from './boxes'
import type { MapBox } from './boxes'
import type { LabelBox } from './boxesBeside'
import { letterSizes } from './letterSizes'
import { middlesOf, placedCosts } from './placedCosts'
import type { WayCost } from './placedCosts'
import { labelChoices, placedLabels } from './placedLabels'
import type { LabelRoom } from './placedLabels'
import type { MapPoint } from './placedMap'
import type { PlacedWay } from './placedWays'
import type { SearchedMap } from './searchedMap'
import { shortened } from './shortened'
import { withValues } from './withValues'

/** What is written on a map of places, and where. */
export interface WrittenMap {
  /** How high letters are, and lines of them. */
  readonly letters: number
  readonly lineHeight: number
  readonly names: readonly string[]
  readonly labels: readonly (LabelBox | undefined)[]
  /** Where a place without a label is named while a search is there: over all but the ends' names. */
  readonly spare: readonly (LabelBox | undefined)[]
  readonly costs: readonly WayCost[]
}

/** Words that are tried on a map, and what has to be known for the spare ones. */
interface TriedWords extends Omit<WrittenMap, 'spare'> {
  readonly nameWidths: readonly number[]
  /** Where costs would be written upon the middles of their ways. */
  readonly rather: readonly MapBox[]
}

/** A map before anything is written on it. */
export interface DrawnPlaces extends SearchedMap {
  readonly points: readonly MapPoint[]
  readonly size: number
  readonly ways: readonly PlacedWay[]
  /** True where places have no room for sums. */
  readonly isCrowded: boolean
}

/** The room for words on a map. */
export interface WordsRoom {
  readonly width: number
  readonly height: number
  /** Where the tools of the map stand. */
  readonly tools: MapBox
  readonly palette: Pick<Palette, 'sans' | 'letters'>
  readonly measure: (text: string, font: string) => number
}

const lineShare = 16 / 13
// How wide a name may be: of few places wider, by its share of the room.
const leastName = 60
const mostName = 180
const fewPlaces = 8
const sum = '000 + 000 = 000'
const value = '0000'
const besideText = 4
/** What a map has on which nothing is written. */
export const nothing: WrittenMap = {
  letters: 0,
  lineHeight: 0,
  names: [],
  labels: [],
  spare: [],
  costs: [],
}
// What matters most of what is told. That letters are as large as they should be, is worth more than
// that the last cost has room.
const ofNames = 20
const ofCosts = 2
const ofValues = 2
const ofLetters = 2
const whole = ofNames + ofCosts + ofValues

/** The font of what is written beside places. */
export function labelFont(sans: string, letters: number, weight: number): string {
  return `${weight} ${letters}px ${sans}`
}

/** Whether a label has room for a value below a name, or above it. */
export function isValued({ height }: LabelBox, lineHeight: number): boolean {
  return height > 1.5 * lineHeight
}

/**
 * What is written on a map: every name, every cost, and room for every value, in letters of the
 * usual size; or where there is no room for that, as much of it as there is, rather names than
 * costs, in letters that may be smaller. These are tried only where a name or a cost is left out.
 */
export function writtenMap(drawn: DrawnPlaces, room: WordsRoom): WrittenMap {
  const sizes = letterSizes(room.palette.letters, drawn.map.places.length, drawn.isCrowded)
  const worthOf = (letters: number, told: number) => told + (ofLetters * letters) / sizes[0]
  const worthIn = (tried: TriedWords) => worthOf(tried.letters, toldBy(tried, drawn))
  let best = triedIn(sizes[0])
  for (const letters of sizes.slice(1)) {
    if (isComplete(best, drawn) || worthOf(letters, whole) <= worthIn(best)) break
    const smaller = triedIn(letters)
    if (worthIn(smaller) > worthIn(best)) best = smaller
  }
  return { ...best, spare: sparesOf(best, drawn, room) }

  function triedIn(letters: number): TriedWords {
    const low = triedWords(letters, 1, drawn, room)
    const [first] = low
    // Where one row has no room, two have none.
    const isEnough = toldBy(first, drawn) >= whole || first.labels.includes(undefined)
    const all = isEnough ? low : [...low, ...triedWords(letters, 2, drawn, room)]
    return all.reduce((best, tried) => (worthIn(tried) > worthIn(best) ? tried : best))
  }
}

/** How much of its names, costs and values a map tells. */
function toldBy({ labels, lineHeight, costs }: TriedWords, { ways, costOf }: DrawnPlaces): number {
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

/** Whether every name and every cost is written. */
function isComplete({ labels, costs }: TriedWords, { ways, costOf }: DrawnPlaces): boolean {
  return !labels.includes(undefined) && costs.length === wantedCosts(ways, costOf)
}

function wantedCosts(ways: readonly PlacedWay[], costOf: DrawnPlaces['costOf']): number {
  return ways.filter(({ way }) => costOf(way.cost) !== '').length
}

/**
 * What can be written on a map in letters of a size: the room that names leave is first for costs, or
 * where that leaves something out, first for values.
 *
 * @param rows how many a label has from the beginning; a value may still have room where it has one
 */
function triedWords(
  letters: number,
  rows: 1 | 2,
  drawn: DrawnPlaces,
  room: WordsRoom,
): readonly [TriedWords, ...TriedWords[]] {
  const { map, points, size, ways, isCrowded, costOf } = drawn
  const { width, tools, palette, measure } = room
  const lineHeight = letters * lineShare
  const widthOf = (weight: number) => (text: string) =>
    measure(text, labelFont(palette.sans, letters, weight)) + besideText
  const share = map.places.length > fewPlaces ? 0.3 : 0.45
  const longest = Math.max(leastName, Math.min(mostName, width * share))
  const names = map.places.map(({ name }) => shortened(name, longest, widthOf(600)))
  const nameWidths = names.map(widthOf(600))
  const forValue = { width: widthOf(400)(isCrowded ? value : sum), height: lineHeight }
  const costTexts = {
    textOf: ({ cost }: MapWay) => costOf(cost),
    widthOf: widthOf(400),
    height: lineHeight,
  }
  const rather = middlesOf(ways, costTexts)
  const leastWidth = rows === 1 ? 0 : forValue.width
  const named = placedLabels(
    points,
    size,
    nameWidths.map((across) => ({
      width: Math.max(leastWidth, across),
      height: rows * lineHeight,
      lineHeight,
    })),
    labelRoom(drawn, room, rather),
  )
  const costsBeside = (labels: TriedWords['labels']) =>
    placedCosts(
      ways,
      costTexts,
      [tools, ...labels.flatMap((label) => label ?? [])],
      points.map((point) => ({ ...point, size: size + besideText })),
    )
  const valuedBeside = (costs: TriedWords['costs']) => {
    const boxes = costs.map((cost) => boxAround(cost.x, cost.y, cost.width, lineHeight))
    return withValues({ points, size, labels: named, taken: [tools, ...boxes] }, forValue, room)
  }
  const tried = { letters, lineHeight, names, nameWidths, rather }
  const costs = costsBeside(named)
  if (rows === 2) return [{ ...tried, labels: named, costs }]
  const costsFirst = { ...tried, labels: valuedBeside(costs), costs }
  if (toldBy(costsFirst, drawn) >= whole) return [costsFirst]
  const labels = valuedBeside([])
  return [costsFirst, { ...tried, labels, costs: costsBeside(labels) }]
}

/** Where places without a label are named while a search is there. */
function sparesOf(
  { labels, lineHeight, nameWidths, rather }: TriedWords,
  drawn: DrawnPlaces,
  room: WordsRoom,
): WrittenMap['spare'] {
  const { points, size, ends } = drawn
  const around = labelRoom(drawn, room, rather)
  const kept = ends.flatMap((end) => labels[end] ?? [])
  return labels.map((label, at) => {
    if (label) return undefined
    const name = { width: nameWidths[at], height: lineHeight, lineHeight }
    return labelChoices(points, size, name, around, at)
      .map(({ box }) => box)
      .find((box) => kept.every((other) => overlap(box, other) === 0))
  })
}

function labelRoom(
  { ways, ends }: DrawnPlaces,
  { width, height, tools }: WordsRoom,
  rather: readonly MapBox[],
): LabelRoom {
  return { width, height, ways, taken: [tools], rather, first: ends }
}
