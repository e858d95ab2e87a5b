import { pruneReasons } from '../solvers/solver'
import type { PruneReason } from '../solvers/solver'

/** The code of a kept node in the column `reason`. */
export const kept = 0

/** The code of a reason in the column `reason`: 1 plus its place in the list. */
export function codeOf(reason: PruneReason): number {
  // A comparison of constants is far cheaper in a search's loop than a look-up by name.
  switch (reason) {
    case 'reached':
      return 1
    case 'undoes':
      return 2
    case 'depth-limit':
      return 3
    case 'over-limit':
      return 4
  }
}

/** How many codes there are, that of a kept node included. */
export const codes = pruneReasons.length + 1

/** The reason behind a code, `undefined` for a kept node. */
export function reasonOf(code: number): PruneReason | undefined {
  return code === kept ? undefined : pruneReasons[code - 1]
}
