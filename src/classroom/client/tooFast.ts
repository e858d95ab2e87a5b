import type { Result } from '../../problems/result'
import type { ClassFault } from '../protocol/fault'

/** After this, in ms, what was asked too fast is asked again. */
export const waitWhenTooFast = 500

/** Whether the relay refused something only because too much was asked before. */
export function isTooFast(result: Result<unknown, ClassFault>): boolean {
  return !result.ok && result.fault.kind === 'too-fast'
}
