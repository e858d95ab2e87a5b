import { nameInId } from '../solvers/manifest/ownSolvers'
import type { Optimality } from '../solvers/solver'
import { asItIs, messageAt } from './message'
import type { Message } from './message'

/** What a solver is called. */
export function solverName(id: string): Message {
  return wordOf(id, 'name') ?? asItIs(nameInId(id) ?? id)
}

/** What an option of solvers is called; nothing for a setting that is none. */
export function optionName(option: string): Message | undefined {
  return messageAt(`options.${option}.name`)
}

/** What a value of an option is called, where it has a name. */
export function optionValueName(option: string, value: string): Message | undefined {
  return messageAt(`options.${option}.values.${value}`)
}

/** What a command says of an option. */
export function optionHelp(option: string): Message | undefined {
  return messageAt(`options.${option}.help`)
}

/** A sentence that explains an option, or one of its values. */
export function optionHint(option: string, value: string): Message | undefined {
  return messageAt(`options.${option}.hints.${value}`) ?? messageAt(`options.${option}.hint`)
}

/**
 * Why the first solution of a search is a best one, or why it need not be.
 *
 * @param better what a better solution would be
 * @param onlyWithCosts whether it need not be only since moves have costs
 */
export function whyBest(
  id: string,
  optimality: Optimality,
  better: 'shorter' | 'cheaper',
  onlyWithCosts: boolean,
): Message | undefined {
  const way: Message = { key: `common.way.${better}` }
  const whyNot = onlyWithCosts ? wordOf(id, 'why.withCosts', { way }) : undefined
  if (typeof optimality === 'string') return whyNot ?? wordOf(id, `why.${optimality}`, { way })
  const most: Message = {
    key: `common.way.${better}AtMost`,
    values: { atMost: optimality.atMost },
  }
  return wordOf(id, 'why.atMost', { most })
}

/** What f is in a search: "f = g + h". */
export function fIs(id: string): Message {
  return wordOf(id, 'f.is') ?? { key: 'common.f.is' }
}

/**
 * The sum that gives a node's f: "3 + 4".
 *
 * @param values g and h of the node, and the values of the search's options
 */
export function fSum(id: string, values: Readonly<Record<string, string | number>>): Message {
  return wordOf(id, 'f.sum', values) ?? { key: 'common.f.sum', values }
}

/** What is said of a solver; of a search of one's own, whose name may be anything, nothing is. */
function wordOf(id: string, path: string, values?: Message['values']): Message | undefined {
  return nameInId(id) === undefined ? messageAt(`solvers.${id}.${path}`, values) : undefined
}
