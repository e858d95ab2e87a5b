import { optionLines } from '../options/optionLines'
import { experimentOptions } from './experimentOptions'

const intro = `Runs the same searches from many boards and sums up what they cost.

  npm run --silent experiment -- --solvers LIST [options]

Without options it is, as on the page, a well-known table of three searches over 100 random boards:

  npm run --silent experiment -- --solvers breadth-first,depth-first,a-star \\
    --order down-right-left-up --heuristic sum

Options:
`

const outro = `
An option of a solver (--heuristic, --goal-test, …) holds for each of the searches that has it and
does not say otherwise itself. The same seed gives the same boards, and every count but the
milliseconds is the same on any machine, and on the page for experiments.

For each search it is told how many boards were solved, how many were not, and how many runs were
cut; and over the solved ones the mean, the median, the least and the most of
  taken               nodes popped from the frontier: the expanded ones, and the goal if it was
                      popped (“Popped” on the page)
  generated           all nodes made, the start and the pruned included
  reached             the most states held as reached at once (“Most held at once” on the
                      page; mostHeld with --json, as in the counts of solve)
  boards on the path  the moves of the solution, and one more (“States on the path” on the page)
  cost of the path    what these moves cost together, in problems whose moves have costs
  ms                  how long a run took
Where searches solved different boards, a column has the means over those that all of them solved:
only these can be compared. Where means over 100 random boards are known for the same settings, they
stand in the last column.

Exit status: 0 for a whole table; 1 when it could not be written; 2 for a wrong option or board; 130
when it was interrupted, with the rows that had come by then.
`

/** How the command for experiments is used, as `--help` prints it. */
export function experimentUsage(): string {
  return intro + optionLines(experimentOptions) + outro
}
