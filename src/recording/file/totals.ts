import { pruneReasons } from '../../solvers/solver'
import { byReason } from '../byReason'
import type { IterationTotals, Totals } from '../totals'
import * as values from './values'
import type { ReadObject } from './values'

const fields = [
  'events',
  'generated',
  'expanded',
  'pruned',
  'prunedBy',
  'dropped',
  'reached',
  'mostHeld',
  'comparisons',
  'perLevel',
  'perIteration',
] as const
const ofIteration = ['limit', 'generated', 'expanded', 'perLevel'] as const

/** The counts of a whole run as a file has them: what the table held at most is `mostHeld` there. */
export interface FileTotals extends Omit<Totals, 'peakSize'> {
  readonly mostHeld: number
}

/** The counts of a whole run as they are written, in the order in which they are documented. */
export function fileTotals({ peakSize, ...totals }: Totals): FileTotals {
  const { comparisons, perLevel, perIteration, ...counts } = totals
  return { ...counts, mostHeld: peakSize, comparisons, perLevel, perIteration }
}

/**
 * Reads the counts of a whole run.
 *
 * @throws WrongLine
 */
export function readTotals(object: ReadObject): Totals {
  values.onlyFields(object, fields)
  const count = (name: (typeof fields)[number]) => countOf(object, name)
  const prunedBy = values.objectOf(object, 'prunedBy')
  values.onlyFields(prunedBy, pruneReasons)
  return {
    events: count('events'),
    generated: count('generated'),
    expanded: count('expanded'),
    pruned: count('pruned'),
    prunedBy: byReason((reason) => countOf(prunedBy, reason)),
    // Files have it since there are searches that drop nodes.
    dropped: Object.hasOwn(object, 'dropped') ? count('dropped') : 0,
    reached: count('reached'),
    peakSize: count('mostHeld'),
    comparisons: count('comparisons'),
    perLevel: levelsOf(object),
    perIteration: values.listOf(object, 'perIteration', readIteration),
  }
}

function readIteration(value: unknown): IterationTotals {
  const object = values.asObject(value, 'perIteration')
  values.onlyFields(object, ofIteration)
  return {
    limit: values.amountOf(object, 'limit'),
    generated: countOf(object, 'generated'),
    expanded: countOf(object, 'expanded'),
    perLevel: levelsOf(object),
  }
}

function levelsOf(object: ReadObject): readonly number[] {
  return values.listOf(object, 'perLevel', (nodes) =>
    values.asWhole(nodes, 'perLevel', 0, Number.MAX_SAFE_INTEGER),
  )
}

function countOf(object: ReadObject, field: string): number {
  return values.wholeOf(object, field, 0, Number.MAX_SAFE_INTEGER)
}
