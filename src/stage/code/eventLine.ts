import type { Recording } from '../../recording/recording'
import type { NumberedCall } from '../../solvers/callSite'

/**
 * The index of the line that made an event.
 *
 * @param calls those of the source that made the recording, by number less 1
 * @returns `undefined` for an event that no line made, or where that is not known
 */
export function lineOf(
  step: number,
  { calls: { items, length } }: Recording,
  calls: readonly NumberedCall[],
): number | undefined {
  const number = step < length ? items[step] : 0
  const call = number > 0 ? calls.at(number - 1) : undefined
  return call && call.line - 1
}
