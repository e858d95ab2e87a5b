import { pruneReasons } from '../solvers/solver'
import type { PruneReason } from '../solvers/solver'

/** The code of a kept node in the column `reason`. */
export const kept = 0

/** The code of each reason in the column `reason`: 1 plus its place in the list. */
export const reasonCodes: Readonly<Record<PruneReason, number>> = {
  reached: pruneReasons.indexOf('reached') + 1,
  undoes: pruneReasons.indexOf('undoes') + 1,
  'depth-limit': pruneReasons.indexOf('depth-limit') + 1,
  'over-limit': pruneReasons.indexOf('over-limit') + 1,
}

/** The reason behind a code, `undefined` for a kept node. */
export function reasonOf(code: number): PruneReason | undefined {
  return code === kept ? undefined : pruneReasons[code - 1]
}
