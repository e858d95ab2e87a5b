import type { Node } from '../../solvers/solver'
import { never } from '../columns'
import type { Columns } from '../columns'
import { kept } from '../reasonCodes'
import { WrongLine } from './fault'

/** Which nodes of a recording wait, as far as it has been read. */
export class RebuiltFrontier {
  /** How many do. */
  private waiting = 0
  /** Where the present tree begins. */
  firstRow = 0

  constructor(private readonly columns: Columns) {}

  /** A node that is kept comes to the frontier. */
  add(): void {
    this.waiting++
  }

  leave(node: Node, event: number): void {
    this.waiting--
    this.columns.leftAt[node] = event
  }

  /** Refuses a node that cannot leave the frontier now. */
  checkWaiting(node: Node): void {
    if (!this.isWaiting(node)) throw new WrongLine({ kind: 'not-waiting', node })
  }

  /** Refuses what a search can only do with an empty frontier. */
  checkNothingWaits(): void {
    if (this.waiting === 0) return
    let node = this.firstRow
    while (!this.isWaiting(node)) node++
    throw new WrongLine({ kind: 'still-waiting', node })
  }

  /** Whether a node belongs to the present tree. */
  isInTree(node: Node): boolean {
    return this.columns.reason[node] === kept && node >= this.firstRow
  }

  private isWaiting(node: Node): boolean {
    return this.isInTree(node) && this.columns.leftAt[node] === never
  }
}
