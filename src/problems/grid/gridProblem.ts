import type { CountedProof, Problem } from '../problem'
import type { StepDirection } from '../told'
import { possibleSteps, stepDirections, stepOffsets } from './directions'
import { drawCell } from './drawCell'
import { flood, notFlooded } from './flood'
import { formatCell } from './gridMap'
import type { GridTask } from './gridTask'
import { heuristicsOfGrid } from './heuristics'
import { stepCosts } from './stepCosts'

const notations: Readonly<Record<StepDirection, string>> = {
  up: 'U',
  left: 'L',
  right: 'R',
  down: 'D',
  'up-left': 'UL',
  'up-right': 'UR',
  'down-left': 'DL',
  'down-right': 'DR',
}

/**
 * A grid of free cells, walls, and cells that cost more to enter. A state is a cell by its number.
 * Successors come in the order up, left, right, down, then up-left, up-right, down-left, down-right;
 * an action is the number of its direction in that order. Its notation is the letters of the
 * direction: `U`, `DR`.
 */
export function createGridProblem({ map, written, rules, start, goal }: GridTask): Problem {
  const offsets = stepOffsets(map)
  const costs = stepCosts(map, rules)
  // Settings are read far more often than they are searched.
  let found: Uint8Array | undefined
  const steps = () => (found ??= possibleSteps(map, rules))
  let proof: CountedProof | undefined

  return {
    settings: {
      problem: 'grid',
      map: written,
      start: formatCell(map, start),
      goal: formatCell(map, goal),
      neighbours: String(rules.neighbours),
      corners: rules.cutsCorners ? 'allowed' : 'never',
    },
    start: { low: start, high: 0 },
    goal: { low: goal, high: 0 },
    reversible: true,
    ...(costs && { costs }),
    heuristics: heuristicsOfGrid(map, rules, goal),
    map: { kind: 'cells', width: map.width, height: map.height, costs: map.costs },
    isGoal: (low) => low === goal,
    successors(low, _high, into) {
      into.clear()
      const possible = steps()[low]
      for (let direction = 0; direction < offsets.length; direction++) {
        if ((possible & (1 << direction)) !== 0) into.add(low + offsets[direction], 0, direction)
      }
    },
    describe: (_state, action) => ({ kind: 'step', direction: stepDirections[action] }),
    draw: ({ low }) => drawCell(map, low, goal),
    format: ({ low }) => formatCell(map, low),
    notation: (_state, action) => notations[stepDirections[action]],
    solvability() {
      if (proof) return proof
      const reached = flood(map, steps(), start)
      const solvable = reached.steps[goal] !== notFlooded
      proof = { proof: 'counted', solvable, states: reached.cells.length }
      return proof
    },
  }
}
