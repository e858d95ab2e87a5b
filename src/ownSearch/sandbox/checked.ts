import { notReached } from '../../structures/reachedTable'
import { SearchStop } from './searchStop'

/**
 * Refuses what is no node's number.
 *
 * @param call what it was given to: `tree.expand`
 * @throws SearchStop
 */
export function checkNode(node: unknown, call: string): asserts node is number {
  // True of whole numbers from 0 on alone; it is asked of every node, many times.
  if (typeof node === 'number' && node >>> 0 === node) return
  const why =
    node === notReached
      ? ': it is notReached, the answer of a table that has no such state. Ask “!== notReached” first'
      : ''
  throw misuse(`${call} was given ${toldValue(node)}, which is no node${why}.`)
}

/**
 * Refuses what is none of some texts.
 *
 * @throws SearchStop
 */
export function checkOneOf<Text extends string>(
  text: unknown,
  known: readonly Text[],
  call: string,
): asserts text is Text {
  if (known.some((each) => each === text)) return
  const wanted = known.map((each) => `'${each}'`).join(', ')
  throw misuse(`${call} was given ${toldValue(text)}. It takes one of ${wanted}.`)
}

/**
 * Refuses a function as a priority, whose text would be told: it is mostly one that was to be called.
 *
 * @throws SearchStop
 */
export function checkPriority(node: number, priority: unknown): void {
  if (typeof priority !== 'function') return
  throw misuse(
    `The priority of node ${node} is a function, not a number. Call it: a name with brackets, such as “value(node)”.`,
  )
}

/** What stops a search that uses wrongly what it is given. */
export function misuse(told: string): SearchStop {
  return new SearchStop({ kind: 'misuse', told })
}

/** A value as it is told; nothing of it is called. */
export function toldValue(value: unknown): string {
  if (typeof value === 'string') return `'${value.slice(0, 40)}'`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value === undefined || value === null) return String(value)
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
