import { nodeOf } from '../../../player/currentNode'
import { eventAt } from '../../../recording/query/events'
import type { Recording } from '../../../recording/recording'
import { say } from '../../../words/message'
import { legendKinds } from '../around/legendKinds'
import { twinsOf } from '../picture/twinsOf'
import type { StepTrees } from './layOutSteps'
import type { LegendEntry } from './legendLines'

/** What the marks in pictures of some steps of a recording mean, where no node is selected. */
export function legendOf(
  { recording, trees }: { recording: Recording; trees: Pick<StepTrees, 'treeAt'> },
  steps: readonly number[],
  isDense: boolean,
): readonly LegendEntry[] {
  const hasTwinLine = steps.some((step) => {
    const tree = trees.treeAt(step)
    const node = nodeOf(eventAt(recording, step), recording)
    return tree && twinsOf(recording, tree.layout, node)
  })
  const all = { of: 'tree', isSelected: false, isDense, hasTwinLine } as const
  return legendKinds([recording], all).map((kind) => ({
    kind,
    text: say({ key: `tree.legend.${kind}` }),
  }))
}
