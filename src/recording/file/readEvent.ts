import { mostPathCost } from '../../problems/costs'
import { dropReasons, pruneReasons } from '../../solvers/solver'
import { codeOf, kept } from '../reasonCodes'
import { WrongLine } from './fault'
import { mostAction, mostRows } from './format'
import type { ReadRow, Rebuild } from './rebuild'
import * as values from './values'
import type { ReadObject } from './values'

const fields = {
  generate: ['generate', 'from', 'parent', 'action', 'board', 'g', 'h', 'pruned', 'twin'],
  expand: ['expand'],
  solution: ['solution', 'meets'],
  supersede: ['supersede', 'by'],
  drop: ['drop', 'reason'],
  iteration: ['iteration'],
} as const
const kinds = ['generate', 'expand', 'solution', 'supersede', 'drop', 'iteration'] as const

/**
 * Reads one event, other than the end of the run, and adds it.
 *
 * @throws WrongLine
 */
export function readEvent(object: ReadObject, into: Rebuild): void {
  const kind = kinds.find((each) => Object.hasOwn(object, each))
  if (!kind) throw new WrongLine({ kind: 'unknown-event', known: [...kinds, 'finish'] })
  values.onlyFields(object, fields[kind])
  switch (kind) {
    case 'generate':
      return readRow(object, into)
    case 'expand':
      return into.expand(node(object, 'expand'))
    case 'solution': {
      const meets = Object.hasOwn(object, 'meets') ? node(object, 'meets') : undefined
      return into.solve(node(object, 'solution'), meets)
    }
    case 'supersede':
      return into.supersede(node(object, 'supersede'), node(object, 'by'))
    case 'drop':
      return into.drop(node(object, 'drop'), values.oneOf(object, 'reason', dropReasons))
    case 'iteration':
      return into.iterate(values.amountOf(object, 'iteration'))
  }
}

function readRow(object: ReadObject, into: Rebuild): void {
  if (!into.hasCosts && Object.hasOwn(object, 'g')) {
    values.onlyFields(
      object,
      fields.generate.filter((field) => field !== 'g'),
    )
  }
  const number = node(object, 'generate')
  if (number !== into.rows) {
    const [found, expected] = [String(number), String(into.rows)]
    throw new WrongLine({ kind: 'wrong-figure', field: 'generate', found, expected })
  }
  const row: ReadRow = {
    board: values.textOf(object, 'board'),
    g: Object.hasOwn(object, 'g') ? values.unitsOf(object, 'g', into.one, mostPathCost) : undefined,
    h: Object.hasOwn(object, 'h') ? values.unitsOf(object, 'h', into.one, into.mostH) : 0,
    reason: Object.hasOwn(object, 'pruned')
      ? codeOf(values.oneOf(object, 'pruned', pruneReasons))
      : kept,
    twin: Object.hasOwn(object, 'twin') ? node(object, 'twin') : -1,
  }
  if (Object.hasOwn(object, 'parent')) {
    const parent = node(object, 'parent')
    values.onlyFields(
      object,
      fields.generate.filter((field) => field !== 'from'),
    )
    into.generate(parent, values.wholeOf(object, 'action', 0, mostAction), row)
  } else {
    values.onlyFields(
      object,
      fields.generate.filter((field) => field !== 'action'),
    )
    const isFromGoal = Object.hasOwn(object, 'from')
    if (isFromGoal) values.oneOf(object, 'from', ['goal'])
    into.root(isFromGoal ? 'backward' : 'forward', row)
  }
}

function node(object: ReadObject, field: string): number {
  return values.wholeOf(object, field, 0, mostRows - 1)
}
