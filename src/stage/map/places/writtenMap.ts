import type { MapWay } from '../../../problems/problem'
import type { Palette } from '../../tree/brush/palette'
import { boxAround, overlap } from './boxes'
import type { Box } from './boxes'
import type { LabelBox } from './boxesBeside'
import { letterSizes } from './letterSizes'
import { middlesOf, placedCosts } from './placedCosts'
import type { WayCost } from './placedCosts'
import { choicesOf, placedLabels } from './placedLabels'
import type { MapPoint } from './placedMap'
import type { PlacedWay } from './placedWays'
import type { SearchedMap } from './searchedMap'
import { shortened } from './shortened'
import { withValues } from './withValues'

/** What is written on a map of places, and where. */
export interface WrittenMap {
  /** How high letters are, and lines of them. */
  readonly letters: number
  readonly line: number
  readonly names: readonly string[]
  readonly labels: readonly (LabelBox | undefined)[]
  /** Where a place without a label is named while a search is there: over all but the ends' names. */
  readonly spare: readonly (LabelBox | undefined)[]
  readonly costs: readonly WayCost[]
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
  readonly tools: Box
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
  line: 0,
  names: [],
  labels: [],
  spare: [],
  costs: [],
}
// What matters most of what is told. That letters are as large as they should be, is worth more than
// that the last cost has room.
const ofNames = 6
const ofCosts = 2
const ofValues = 1
const ofLetters = 2

/** The font of what is written beside places. */
export function labelFont(sans: string, letters: number, weight: number): string {
  return `${weight} ${letters}px ${sans}`
}

/** Whether a label has room for a value below a name, or above it. */
export function isValued({ height }: LabelBox, line: number): boolean {
  return height > 1.5 * line
}

/**
 * What is written on a map: every name, every cost, and room for every value, in letters of the
 * usual size; or where there is no room for that, as much of it as there is, rather names than
 * costs, in letters that may be smaller.
 */
export function writtenMap(drawn: DrawnPlaces, room: WordsRoom): WrittenMap {
  const sizes = letterSizes(room.palette.letters, drawn.map.places.length)
  const whole = ofNames + ofCosts + ofValues
  let best = { written: nothing, worth: Number.NEGATIVE_INFINITY }
  for (const letters of sizes) {
    for (const lines of [1, 2]) {
      const written = writtenIn(letters, lines, drawn, room)
      const told = toldBy(written, drawn)
      const worth = told + (ofLetters * letters) / sizes[0]
      if (worth > best.worth) best = { written, worth }
      if (told >= whole) return best.written
      // Where a line has no room, two have none.
      if (written.labels.includes(undefined)) break
    }
  }
  return best.written
}

/** How much of its names, costs and values a map tells. */
function toldBy({ labels, line, costs }: WrittenMap, { ways, costOf }: DrawnPlaces): number {
  const wanted = ways.filter(({ way }) => costOf(way.cost) !== '').length
  const named = labels.flatMap((label) => label ?? [])
  const valued = named.filter((label) => isValued(label, line))
  const places = Math.max(1, labels.length)
  return (
    (ofNames * named.length) / places +
    (ofValues * valued.length) / places +
    (wanted === 0 ? ofCosts : (ofCosts * costs.length) / wanted)
  )
}

/**
 * What is written on a map in letters of a size.
 *
 * @param lines how many a label has from the beginning; a value may still have room where it has one
 */
function writtenIn(
  letters: number,
  lines: number,
  { map, points, size, ways, isCrowded, ends, costOf }: DrawnPlaces,
  { width, height, tools, palette, measure }: WordsRoom,
): WrittenMap {
  const line = letters * lineShare
  const widthOf = (weight: number) => (text: string) =>
    measure(text, labelFont(palette.sans, letters, weight)) + besideText
  const share = map.places.length > fewPlaces ? 0.3 : 0.45
  const longest = Math.max(leastName, Math.min(mostName, width * share))
  const names = map.places.map(({ name }) => shortened(name, longest, widthOf(600)))
  const forValue = { width: widthOf(400)(isCrowded ? value : sum), height: line }
  const written = {
    textOf: ({ cost }: MapWay) => costOf(cost),
    widthOf: widthOf(400),
    height: line,
  }
  const rather = middlesOf(ways, written)
  const around = { width, height, lines: ways, taken: [tools], rather, first: ends }
  const wide = lines === 1 ? 0 : forValue.width
  const forNames = names.map((name) => Math.max(wide, widthOf(600)(name)))
  const named = placedLabels(
    points,
    size,
    forNames.map((across) => ({ width: across, height: lines * line, line })),
    around,
  )
  const costs = placedCosts(
    ways,
    written,
    [tools, ...named.flatMap((label) => label ?? [])],
    points.map((point) => ({ ...point, size: size + besideText })),
  )
  const boxes = costs.map((cost) => boxAround(cost.x, cost.y, cost.width, line))
  const labels =
    lines === 1
      ? withValues({ points, size, labels: named, taken: [tools, ...boxes] }, forValue, {
          width,
          height,
        })
      : named
  const kept = ends.flatMap((end) => labels[end] ?? [])
  const spare = labels.map((label, at) => {
    if (label) return undefined
    const name = { width: widthOf(600)(names[at]), height: line, line }
    return choicesOf(points, size, name, around, at)
      .map(({ box }) => box)
      .find((box) => kept.every((other) => overlap(box, other) === 0))
  })
  return { letters, line, names, labels, spare, costs }
}
