import { sourceLines } from '../../stage/code/sourceLines'
import { lineDifference } from '../pane/lineDifference'

/**
 * How many lines of a source were changed, added or removed. A line that was put in the place of
 * another counts once; blank lines and the room at the ends of a line do not count.
 */
export function changedLines(before: string, after: string): number {
  let [changed, added, removed] = [0, 0, 0]
  const close = () => {
    changed += Math.max(added, removed)
    added = removed = 0
  }
  for (const { kind } of lineDifference(withoutRoom(before), withoutRoom(after))) {
    if (kind === 'added') added++
    else if (kind === 'removed') removed++
    else close()
  }
  close()
  return changed
}

function withoutRoom(source: string): string {
  const lines = sourceLines(source).map((line) => line.trim())
  return lines.filter((line) => line !== '').join('\n')
}
