import type { StateMap } from '../../problems/problem'
import type { Message } from '../../words/message'
import { say } from '../../words/message'
import type { Brush } from '../tree/brush/brush'
import type { Palette } from '../tree/brush/palette'
import type { TreeMark } from '../tree/picture/marks'
import type { PaintedEntry } from '../tree/save/legendLines'
import { costShade } from './cells/costShade'
import { paintEnds } from './cells/paintEnds'

/** A mark that a map has and a tree has not: one of its ends, or a cell by what it costs to enter it. */
export type MapMark = { readonly kind: 'start' | 'goal' } | CellMark

interface CellMark {
  readonly kind: 'cell'
  /** 0 for a wall. */
  readonly cost: number
}

// Of more the eye tells those between from the lightest and the darkest.
const mostCosts = 4

/** The marks to explain on a map: costs where not all cells cost the same, and beside them walls. */
export function mapMarks(map: StateMap): readonly MapMark[] {
  const ends: readonly MapMark[] = [{ kind: 'start' }, { kind: 'goal' }]
  if (map.kind === 'places') return ends
  const all = [...new Set(map.costs)].sort((one, other) => one - other)
  const costs = all.filter((cost) => cost > 0)
  if (costs.length < 2) return ends
  const told = costs.length > mostCosts ? spreadOf(costs) : costs
  const walls = all.slice(0, all.length - costs.length)
  return [...ends, ...[...told, ...walls].map((cost): CellMark => ({ kind: 'cell', cost }))]
}

/** The first of a list, the middle one and the last. */
function spreadOf(costs: readonly number[]): readonly number[] {
  const last = costs.length - 1
  return [0, last >> 1, last].map((at) => costs[at])
}

/** What a mark of a map means. */
export function toldMark(mark: MapMark): Message {
  if (mark.kind !== 'cell') return { key: `map.${mark.kind}` }
  return mark.cost === 0 ? { key: 'map.wall' } : { key: 'map.cost', values: { cost: mark.cost } }
}

/** What the marks mean that a map has besides those of a tree, for a saved picture. */
export function mapLegend(map: StateMap): readonly PaintedEntry[] {
  return mapMarks(map).map((mark) => ({
    text: say(toldMark(mark)),
    paint: (context, place, palette) => paintMapMark(context, mark, place, palette),
  }))
}

/** Paints a mark of a map for a legend, in a square around a point. */
function paintMapMark(
  context: Brush,
  mark: MapMark,
  { x, y, size }: Pick<TreeMark, 'x' | 'y' | 'size'>,
  palette: Palette,
): void {
  const [left, top] = [x - size / 2, y - size / 2]
  if (mark.kind !== 'cell') {
    // It is drawn smaller than a cell, and here alone.
    const room = { left: x - size * 0.7, top: y - size * 0.7, side: size * 1.4 }
    return paintEnds(context, { width: 1 }, room, { [mark.kind]: 0 }, palette)
  }
  context.globalAlpha = costShade(mark.cost)
  context.fillStyle = mark.cost === 0 ? palette.figures.wall : palette.ink
  context.fillRect(left, top, size, size)
  context.globalAlpha = 1
  context.strokeStyle = palette.line
  context.lineWidth = 1
  context.strokeRect(left, top, size, size)
}
