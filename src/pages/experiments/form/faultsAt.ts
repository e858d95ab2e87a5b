import type { ExperimentFault } from '../../../experiments/read/experimentFault'
import { experimentMessage } from '../../../words/faults/experimentFaults'
import { faultMessage } from '../../../words/faults/faults'
import { say } from '../../../words/message'

/** What is wrong with an experiment, by the field where it is to be told. */
export function faultsAt(faults: readonly ExperimentFault[]) {
  return {
    of(setting: string): string | undefined {
      const found = faults.find((each) => each.setting === setting && !('search' in each))
      return found && say(experimentMessage(found))
    },
    /** @param search its place, from 0 */
    ofSearch(search: number): string | undefined {
      const found = faults.find((each) => 'search' in each && each.search === search)
      return found && 'search' in found ? say(faultMessage(found.wrong)) : undefined
    },
  }
}
