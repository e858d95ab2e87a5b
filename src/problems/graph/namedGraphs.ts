import { romania } from './romania'

/** A graph that has a name. */
export interface NamedGraph {
  readonly id: string
  readonly text: string
}

/** Greedy search takes the way that begins nearer to the goal, and pays for it at the end. */
const misled = `
node S @ 0 60 h 7
node A @ 90 0 h 3
node B @ 90 120 h 5
node C @ 190 120 h 3
node G @ 280 60 h 0
S - A 2
A - G 9
S - B 2
B - C 2
C - G 3
start S
goal G`

/**
 * A heuristic that is never too high and still inconsistent: from B to C it falls by more than the
 * edge costs, so that A* expands C by the expensive path first and opens it again by the cheap one.
 */
const inconsistent = `
node S @ 0 60 h 6
node A @ 90 0 h 1
node B @ 90 120 h 6
node C @ 190 60 h 0
node D @ 280 60 h 4
node G @ 370 60 h 0
S -> A 4
A -> C 3
S -> B 2
B -> C 2
C -> D 1
D -> G 5
start S
goal G`

/** The first goal that is generated is the expensive one: the goal is tested when a node is expanded. */
const firstGoal = `
node S @ 0 60 h 5
node A @ 110 0 h 4
node B @ 110 120 h 1
node G @ 220 60 h 0
S -> A 1
S -> B 4
A -> G 9
B -> G 2
start S
goal G`

/** Two ways that cost the same: which one is found depends on how ties are broken. */
const tie = `
node S @ 0 60 h 4
node A @ 100 0 h 2
node B @ 100 120 h 2
node G @ 200 60 h 0
S - A 2
S - B 2
A - G 2
B - G 2
start S
goal G`

/** The goal lies in a part of the graph that no edge leads to. */
const apart = `
node S @ 0 60
node A @ 100 0
node B @ 100 120
node C @ 200 0
node G @ 200 120
S - A 1
S - B 2
A - B 2
C - G 1
start S
goal G`

/** The graphs that can be asked for by their names, in the order shown. */
export const namedGraphs: readonly NamedGraph[] = [
  { id: 'romania', text: romania },
  { id: 'misled', text: misled },
  { id: 'inconsistent', text: inconsistent },
  { id: 'first-goal', text: firstGoal },
  { id: 'tie', text: tie },
  { id: 'apart', text: apart },
]

/** The graph that a text names: spaces and line ends around the name do not count, nor does its case. */
export function namedGraphIn(written: string): NamedGraph | undefined {
  const name = written.trim().toLowerCase()
  return namedGraphs.find(({ id }) => id === name)
}
