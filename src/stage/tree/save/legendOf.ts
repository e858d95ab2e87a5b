import type { Recording } from '../../../recording/recording'
import { say } from '../../../words/message'
import { legendKinds } from '../around/legendKinds'
import type { LegendEntry } from './legendLines'

/** What the marks in pictures of a recording mean, where no node is selected. */
export function legendOf(recording: Recording, isDense: boolean): readonly LegendEntry[] {
  return legendKinds([recording], { of: 'tree', isSelected: false, isDense }).map((kind) => ({
    kind,
    text: say({ key: `tree.legend.${kind}` }),
  }))
}
