import { notReplaced } from './notReplaced'
import { notReached } from './reachedTable'
import type { ReachedTable } from './reachedTable'
import { haveOneState } from './states'
import type { States } from './states'

/** How many of the deepest levels it holds. */
export const levelsKept = 3

/**
 * The states of three neighbouring levels only: for a child at depth n + 1 those of levels n - 1, n
 * and n + 1, searched one by one from the newest. Where every move can be undone, a child of a node
 * of level n can repeat no state of a level before n - 1: that state would then have been one move
 * away from its parent's, and the parent no deeper than one level below it.
 *
 * Source: R. Zhou and E. A. Hansen, "Breadth-first heuristic search", Artificial Intelligence 170
 * (2006), 385–408, of which this is the oldest case.
 */
export class TwoStepTable implements ReachedTable {
  comparisons = 0
  peakSize = 0
  size = 0
  private readonly levels: number[][] = []
  private held = 0

  constructor(private readonly states: States & { readonly depth: Uint32Array }) {}

  find(node: number): number {
    const { low, high, depth } = this.states
    for (let back = 0; back < levelsKept; back++) {
      const level = this.levels[depth[node] - back] ?? []
      for (let place = level.length - 1; place >= 0; place--) {
        const held = level[place]
        this.comparisons++
        if (low[held] === low[node] && high[held] === high[node]) return held
      }
    }
    return notReached
  }

  add(node: number): void {
    const depth = this.states.depth[node]
    const level = (this.levels[depth] ??= [])
    level.push(node)
    this.size++
    this.held++
    const old = this.levels[depth - levelsKept]
    if (old) {
      this.held -= old.length
      old.length = 0
    }
    this.peakSize = Math.max(this.peakSize, this.held)
  }

  replace(earlier: number, node: number): void {
    // Of a depth to which no node was added there is no level.
    const level = this.levels.find((held?: number[]) => held?.includes(earlier))
    if (!level || !haveOneState(this.states, earlier, node)) throw notReplaced(earlier, node)
    level.splice(level.lastIndexOf(earlier), 1)
    // The later one may stand at another depth.
    const its = (this.levels[this.states.depth[node]] ??= [])
    its.push(node)
  }
}
