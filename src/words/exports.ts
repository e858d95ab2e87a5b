import type { Message } from './message'

interface Cut {
  readonly written: number
  readonly all: number
}

/** Says how much of a search is in a trace that does not hold all of it. */
export function traceCutMessage({ written, all }: Cut): Message {
  return { key: 'exports.cutTrace', values: { written, all } }
}

/** Says how much of a tree is in a file that does not hold all of it. */
export function treeCutMessage({ written, all }: Cut): Message {
  return { key: 'exports.cutTree', values: { written, all } }
}
