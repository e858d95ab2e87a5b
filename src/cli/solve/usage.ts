import { manifests } from '../../problems/all'
import { say } from '../../words/message'
import { notationHelp } from '../../words/problemWords'
import { optionLines } from '../options/optionLines'
import { commandOptions } from '../options/options'

const intro = `Solves a problem and prints the number of moves, then the moves.

  npm run --silent solve -- [options]

Without --board a board of sliding tiles is read from standard input:

  printf '1 2 3\\n4 5 6\\n0 7 8\\n' | npm run --silent solve

Options:
`

const plainOutput = `
Without --json the output is the number of moves and, on the next line, the moves; -1 where there is
no solution. With --solutions all a third line says how many there are. A move is, by problem:

`

const outro = `
With --goal-test never the whole problem is searched and the goal not looked for: there is nothing
to print but with --json, and the counts go to standard error.

With --json it is one object:
  outcome    solved; unsolvable (a proof says so, nothing was searched: see --exhaust); exhausted
             (nothing is left to search); limit (nothing is left within --limit, or what a beam
             dropped may have led to the goal); cut (see --cut); out-of-memory; cancelled
  moves      the length of the first solution, or null
  cost       what its moves cost together, or null; where each costs one, as much as moves
  solutions  how many were found
  path       the moves of the first solution, or null
  counts     generated (the start and the pruned included), expanded, duplicates (pruned because
             their state was reached before), prunedBy, dropped (from a beam), reached (states that
             were added to the table), taken (expanded, and the goal if it was taken from the
             frontier), comparisons (stored states compared with one that was looked up), mostHeld
             (states in the table at once), perLevel (kept nodes for each depth), perIteration (for
             each limit the nodes generated and expanded, and in perLevel those generated for each
             depth, the pruned ones included; empty beyond 81 depths), lowerBound (the h of
             the start, or null without a heuristic), admissible (whether that is a lower bound:
             false where the heuristic can be too high)
  ms         how long the search took: the median of --repeat runs

Exit status: 0 for an answer, also for “no solution”; 1 when the search ended without one (limit,
cut, out-of-memory), or a file could not be written; 2 for a wrong option or board; 130 when it was
interrupted.
`

/** How the command is used, as `--help` prints it. */
export function usage(): string {
  const notations = manifests.map(({ family }) => `  ${family}: ${say(notationHelp(family))}`)
  return `${intro}${optionLines(commandOptions)}${plainOutput}${notations.join('\n')}\n${outro}`
}
