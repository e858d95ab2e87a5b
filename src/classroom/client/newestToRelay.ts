import type { Result } from '../../problems/result'
import type { ClassFault } from '../protocol/fault'
import { newestOnly } from '../protocol/newestOnly'
import type { NewestOnly } from '../protocol/newestOnly'
import { isTooFast, waitWhenTooFast } from './tooFast'

type Outcome = Result<null, ClassFault>

/**
 * Asks the relay for one thing at a time, each time the newest, and again what was asked too fast.
 *
 * @param settled what came of it; what is asked again is not settled
 * @param gap the shortest time between two, in ms
 */
export function newestToRelay<Value>(
  send: (value: Value, then: (outcome: Outcome) => void) => void,
  { gap = 0, settled }: { gap?: number; settled?: (value: Value, outcome: Outcome) => void } = {},
): Pick<NewestOnly<Value>, 'offer' | 'restart'> {
  const values = newestOnly<Value>((value, arrived) =>
    send(value, (outcome) => {
      const isRefused = isTooFast(outcome)
      if (isRefused) values.again(value)
      else settled?.(value, outcome)
      setTimeout(arrived, isRefused ? waitWhenTooFast : gap)
    }),
  )
  return values
}
