import type { MapWay } from '../../../../problems/problem'
import { overlap } from './boxes'
import type { MapBox } from './boxes'
import { framedSize } from './boxesBeside'
import { labelFont } from './mapWords'
import type { DrawnPlaces, TriedWords, WordsRoom, WrittenMap } from './mapWords'
import { boxOfCost, middlesOf, placedCosts } from './placedCosts'
import type { WayCost } from './placedCosts'
import { labelChoices, placedLabels } from './placedLabels'
import type { LabelRoom } from './placedLabels'
import { shortened } from './shortened'
import { withValues } from './withValues'

const lineShare = 16 / 13
// How wide a name may be: of few places wider, by its share of the room.
const leastName = 60
const mostName = 180
const fewPlaces = 8
const sum = 'f = 000 + 000 = 000'
const value = 'f = 000'
const besideText = 4

/** What can be written on a map in letters of a size. */
export interface WordsInSize {
  /**
   * The room that names leave is first for costs, or where that leaves something out, first for
   * values.
   *
   * @param rows how many a label has from the beginning; a value may still have room where it has one
   * @param reserved what has no room but where a name would stand
   */
  readonly tried: (
    rows: 1 | 2,
    reserved: readonly MapBox[],
  ) => readonly [TriedWords, ...TriedWords[]]
  /** Where the costs would be written if there were no names. */
  readonly costsAlone: () => readonly { readonly way: MapWay; readonly box: MapBox }[]
  /** Where places without a label are named while a search is there. */
  readonly spares: (labels: WrittenMap['labels']) => WrittenMap['spare']
}

/** Says what can be written on a map in letters of a size. */
export function wordsInSize(letters: number, drawn: DrawnPlaces, room: WordsRoom): WordsInSize {
  const { map, points, size, ways, isCrowded, costOf, ends } = drawn
  const { width, height, tools, palette, measure } = room
  const lineHeight = letters * lineShare
  const widthOf = (weight: number) => (text: string) =>
    measure(text, labelFont(palette.sans, letters, weight)) + besideText
  const share = map.places.length > fewPlaces ? 0.3 : 0.45
  const longest = Math.max(leastName, Math.min(mostName, width * share))
  const names = map.places.map(({ name }) => shortened(name, longest, widthOf(600)))
  const nameWidths = names.map(widthOf(600))
  const forValue = {
    width: isCrowded ? widthOf(600)(value) : widthOf(400)(sum),
    height: lineHeight,
  }
  const costTexts = {
    textOf: ({ cost }: MapWay) => costOf(cost),
    widthOf: widthOf(400),
    height: lineHeight,
  }
  const marks = points.map((point) => ({
    ...point,
    size: size + besideText,
    framed: framedSize(size),
  }))
  const rather = middlesOf(ways, costTexts)
  const around: LabelRoom = { width, height, ways, taken: [tools], rather, first: ends }
  const boxOf = (cost: WayCost) => boxOfCost(cost, lineHeight)
  return { tried, costsAlone, spares }

  function costsBeside(labels: TriedWords['labels']): readonly WayCost[] {
    return placedCosts(
      ways,
      costTexts,
      [tools, ...labels.flatMap((label) => label ?? [])],
      marks,
      room,
    )
  }

  function costsAlone() {
    return costsBeside([]).map((cost) => ({ way: cost.way, box: boxOf(cost) }))
  }

  function tried(rows: 1 | 2, reserved: readonly MapBox[]): readonly [TriedWords, ...TriedWords[]] {
    const leastWidth = rows === 1 ? 0 : forValue.width
    const sizes = nameWidths.map((across) => ({
      width: Math.max(leastWidth, across),
      height: rows * lineHeight,
      lineHeight,
    }))
    const named = placedLabels(points, size, sizes, { ...around, reserved })
    const valuedBeside = (costs: TriedWords['costs']) =>
      withValues(
        { points, size, labels: named, taken: [tools, ...costs.map(boxOf)] },
        forValue,
        room,
      )
    const words = { letters, lineHeight, names, rows }
    const costs = costsBeside(named)
    if (rows === 2) return [{ ...words, labels: named, costs }]
    const costsFirst = { ...words, labels: valuedBeside(costs), costs }
    const labels = valuedBeside([])
    return [costsFirst, { ...words, labels, costs: costsBeside(labels) }]
  }

  function spares(labels: WrittenMap['labels']): WrittenMap['spare'] {
    const kept = ends.flatMap((end) => labels[end] ?? [])
    return labels.map((label, at) => {
      if (label) return undefined
      const name = { width: nameWidths[at], height: lineHeight, lineHeight }
      return labelChoices(points, size, name, around, at)
        .map(({ box }) => box)
        .find((box) => kept.every((other) => overlap(box, other) === 0))
    })
  }
}
