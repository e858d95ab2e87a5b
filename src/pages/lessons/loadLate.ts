import { afterFirstTree } from '../../loading/firstDrawn'
import { retryable } from '../../loading/retryable'

/** Loads what of a lesson can wait for the first tree. */
export const loadLate = retryable(
  afterFirstTree(() => import('../../lessons/late')),
  'RunStill',
)
