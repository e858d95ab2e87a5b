import { readCell } from '../cell'
import type { Cell } from '../cell'
import type { Problem, Settings } from '../problem'
import { readChoice } from '../readChoice'
import { refused } from '../result'
import type { Result, UnknownValue } from '../result'
import { equalities, kindsOf } from './kinds'
import { emptyCells, defaultGoalCorner, defaultTarget } from './layout'
import type { Block, Layout } from './layout'
import { layouts, namedLayout } from './layouts'
import { parseLayout } from './layoutText'
import type { LayoutFault } from './layoutText'
import { middleColumn } from './mirror'
import { mostSymbols } from './packing'
import { metrics } from './reach'
import { createSlidingBlocks } from './slidingBlocks'

/** Whether mirror images are taken as equal. */
export const mirrorings = ['off', 'on'] as const

/** A layout with more blocks and empty cells than a state has room for. */
export interface TooManyPieces {
  readonly kind: 'too-many-pieces'
  /** Blocks and empty cells. */
  readonly pieces: number
  /** How many there may be of as many kinds. */
  readonly most: number
  readonly kinds: number
}

/** A text that is not a column and a row, from 0, where the target is within the board. */
export interface NotACorner {
  readonly kind: 'not-a-corner'
  readonly text: string
  /** The column and the row that it is nevertheless: they are beyond the board. */
  readonly cell: Cell | undefined
  readonly lastColumn: number
  readonly lastRow: number
}

/** A goal that is not its own mirror image, so that mirror images are not equal. */
export interface GoalOffCentre {
  readonly kind: 'goal-off-centre'
  readonly column: number
  /** The column it would have to be in, where there is one. */
  readonly middle: number | undefined
}

/** What can be wrong with the settings of sliding blocks, and in which setting. */
export type BlocksFault =
  | { readonly setting: 'start'; readonly fault: LayoutFault | TooManyPieces | UnknownValue }
  | { readonly setting: 'goal'; readonly fault: NotACorner }
  | { readonly setting: 'mirror'; readonly fault: GoalOffCentre | UnknownValue }
  | { readonly setting: 'target' | 'metric' | 'equal'; readonly fault: UnknownValue }

/**
 * Makes sliding blocks from settings: `start` as the name of a layout or a text that `parseLayout`
 * reads; `target`, the letter of the block that must leave; `goal`, the column and the row of its
 * upper left corner when it is out (`1,3`); and `metric`, `equal` and `mirror` by their names.
 */
export function createBlocksFromSettings(settings: Settings): Result<Problem, BlocksFault> {
  const start = readStart(settings.start ?? layouts[0].id)
  if (!start.ok) return refused({ setting: 'start', fault: start.fault })
  const layout = start.value

  const target = readTarget(layout, settings.target)
  if (!target.ok) return refused({ setting: 'target', fault: target.fault })
  const goal = readGoal(layout, target.value, settings.goal)
  if (!goal.ok) return refused({ setting: 'goal', fault: goal.fault })

  const metric = readChoice(metrics, settings.metric)
  if (!metric.ok) return refused({ setting: 'metric', fault: metric.fault })
  const equal = readChoice(equalities, settings.equal)
  if (!equal.ok) return refused({ setting: 'equal', fault: equal.fault })
  const mirror = readChoice(mirrorings, settings.mirror)
  if (!mirror.ok) return refused({ setting: 'mirror', fault: mirror.fault })

  const kinds = kindsOf(layout, target.value, equal.value).length
  const pieces = layout.blocks.length + emptyCells(layout)
  const most = mostSymbols(kinds)
  if (pieces > most) {
    const fault: TooManyPieces = { kind: 'too-many-pieces', pieces, most, kinds }
    return refused({ setting: 'start', fault })
  }
  const { column } = goal.value
  const middle = middleColumn(layout.columns, target.value.width)
  if (mirror.value === 'on' && column !== middle) {
    return refused({ setting: 'mirror', fault: { kind: 'goal-off-centre', column, middle } })
  }
  const problem = createSlidingBlocks({
    layout,
    target: target.value,
    goal: goal.value,
    metric: metric.value,
    equal: equal.value,
    mirror: mirror.value === 'on',
  })
  return { ok: true, value: problem }
}

function readStart(text: string): Result<Layout, LayoutFault | UnknownValue> {
  const named = namedLayout(text)
  if (named) return parseLayout(named.rows)
  // A layout has more than one row, so small letters alone can only be meant as a name.
  if (/^[a-z]+(-[a-z]+)*$/.test(text))
    return unknown(
      text,
      layouts.map(({ id }) => id),
    )
  return parseLayout(text)
}

function readTarget(layout: Layout, text: string | undefined): Result<Block, UnknownValue> {
  if (text === undefined) return { ok: true, value: defaultTarget(layout) }
  const target = layout.blocks.find(({ label }) => label === text)
  if (target) return { ok: true, value: target }
  return unknown(
    text,
    layout.blocks.map(({ label }) => label),
  )
}

function readGoal(
  layout: Layout,
  target: Block,
  text: string | undefined,
): Result<Cell, NotACorner> {
  if (text === undefined) return { ok: true, value: defaultGoalCorner(layout, target) }
  const [lastColumn, lastRow] = [layout.columns - target.width, layout.rows - target.height]
  const cell = readCell(text)
  if (cell && cell.column <= lastColumn && cell.row <= lastRow) return { ok: true, value: cell }
  return { ok: false, fault: { kind: 'not-a-corner', text, cell, lastColumn, lastRow } }
}

function unknown(text: string, known: readonly string[]) {
  return { ok: false, fault: { kind: 'unknown-value', text, known } } as const
}
