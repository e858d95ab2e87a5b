import type { Message } from './message'

/** Says how much of a search a file holds that does not hold all of it. */
export function cutMessage({
  written,
  all,
}: {
  readonly written: number
  readonly all: number
}): Message {
  return { key: 'exports.cut', values: { written, all } }
}
