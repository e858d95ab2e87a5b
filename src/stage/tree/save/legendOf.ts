import { nodeOf } from '../../../player/currentNode'
import { eventAt } from '../../../recording/query/events'
import type { Recording } from '../../../recording/recording'
import { say } from '../../../words/message'
import { legendKinds } from '../around/legendKinds'
import { twinsOf } from '../picture/twinsOf'
import type { LegendEntry } from './legendLines'

/** What the marks in pictures of some steps of a recording mean, where no node is selected. */
export function legendOf(
  recording: Recording,
  steps: readonly number[],
  isDense: boolean,
): readonly LegendEntry[] {
  const hasTwinLine = steps.some(
    (step) => twinsOf(recording, nodeOf(eventAt(recording, step), recording)) !== undefined,
  )
  const all = { of: 'tree', isSelected: false, isDense, hasTwinLine } as const
  return legendKinds([recording], all).map((kind) => ({
    kind,
    text: say({ key: `tree.legend.${kind}` }),
  }))
}
