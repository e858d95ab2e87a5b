import { usePlaying } from '../../../play/usePlaying'
import type { Stage } from '../../../player/stageStore'
import type { Run } from '../../../recording/run'
import { useOfferedSearches } from '../../useOfferedSearches'
import { useOwnCode } from '../code/useOwnCode'

/**
 * What somebody does beside the tree: a board that is played on, code of one's own, and the searches
 * that are kept. It stays as it is while the panes are not shown.
 *
 * @param start opens a run, and answers once it is opened
 */
export function makeBeside(stage: Stage, start: (run: Run) => Promise<void>) {
  return {
    playing: usePlaying(stage),
    own: useOwnCode(stage, start),
    offered: useOfferedSearches(),
  }
}

export type Beside = ReturnType<typeof makeBeside>
