import type { ExperimentFault } from '../../../experiments/read/experimentFault'
import { experimentMessage } from '../../../words/faults/experimentFaults'
import { faultMessage } from '../../../words/faults/faults'
import { say } from '../../../words/message'

/** What is wrong with a setting of one of the searches. */
export interface FaultOfSearch {
  readonly setting: string
  readonly text: string
}

/** What is wrong with an experiment, by the field where it is to be told. */
export function faultsAt(faults: readonly ExperimentFault[]) {
  return {
    of(setting: string): string | undefined {
      const found = faults.find((each) => each.setting === setting && !('search' in each))
      return found && say(experimentMessage(found))
    },
    /** @param search its place, from 0 */
    ofSearch(search: number): FaultOfSearch | undefined {
      const found = faults.find((each) => 'search' in each && each.search === search)
      if (!found || !('search' in found)) return undefined
      return { setting: found.wrong.setting, text: say(faultMessage(found.wrong)) }
    },
  }
}
