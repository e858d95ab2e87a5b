import type { Recording } from '../recording/recording'

const compared = ['low', 'high', 'parent', 'generatedAt', 'reason'] as const

/** Whether a recording is another one, or as much of it as was recorded before it was stopped. */
export function isBeginningOf(recorded: Recording, whole: Recording): boolean {
  if (recorded.rows > whole.rows || recorded.events > whole.events) return false
  const isEqual = recorded.outcome?.kind === whole.outcome?.kind
  if (isEqual && (recorded.rows !== whole.rows || recorded.events !== whole.events)) return false
  const [one, other] = [recorded.columns, whole.columns]
  for (let row = 0; row < recorded.rows; row++) {
    if (compared.some((name) => one[name][row] !== other[name][row])) return false
  }
  for (let at = 0; at < recorded.expanded; at++) {
    if (recorded.expansions.items[at] !== whole.expansions.items[at]) return false
  }
  return true
}
