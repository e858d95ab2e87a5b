import type { Palette } from '../../../tree/brush/palette'
import type { MapPoint } from '../placed/placedMap'
import type { PlacedWay } from '../placed/placedWays'
import type { SearchedMap } from '../searchedMap'
import type { MapBox } from './boxes'
import type { LabelBox } from './boxesBeside'
import type { WayCost } from './placedCosts'

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

/** What a map has on which nothing is written. */
export const nothing: WrittenMap = {
  letters: 0,
  lineHeight: 0,
  names: [],
  labels: [],
  spare: [],
  costs: [],
}

/** Words that are tried on a map. */
export interface TriedWords extends Omit<WrittenMap, 'spare'> {
  /** How many lines a label has from the beginning. */
  readonly rows: 1 | 2
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

/** The font of what is written beside places. */
export function labelFont(sans: string, letters: number, weight: number): string {
  return `${weight} ${letters}px ${sans}`
}

/** Whether a label has room for a value below a name, or above it. */
export function isValued({ height }: LabelBox, lineHeight: number): boolean {
  return height > 1.5 * lineHeight
}
