import { PriorityQueue } from '../../structures/priorityQueue'
import { Queue } from '../../structures/queue'
import { Stack } from '../../structures/stack'
import { checkNode, checkPriority, misuse } from './checked'
import type { GivenNodes } from './givenNodes'

/**
 * The frontiers that a search of one's own is given: they notice a node that is put into two, or that
 * was pruned.
 */
export function watchedFrontiers(given: GivenNodes) {
  let waits = new Uint8Array(1 << 10)

  function put(node: unknown, call: string): void {
    checkNode(node, call)
    given.checkNotPruned(node)
    if (node >= waits.length) {
      const larger = new Uint8Array(Math.max(node + 1, waits.length * 2))
      larger.set(waits)
      waits = larger
    }
    if (waits[node] > 0) {
      throw misuse(
        `Node ${node} waits in a frontier already. A node is put into one frontier, once.`,
      )
    }
    waits[node] = 1
  }

  function take(node: number): number {
    waits[node] = 0
    return node
  }

  class WatchedQueue extends Queue {
    override enqueue(node: number): void {
      put(node, 'enqueue')
      super.enqueue(node)
    }
    override dequeue(): number {
      return take(super.dequeue())
    }
  }

  class WatchedStack extends Stack {
    override push(node: number): void {
      put(node, 'push')
      super.push(node)
    }
    override pop(): number {
      return take(super.pop())
    }
  }

  class WatchedPriorityQueue extends PriorityQueue {
    override push(node: number, priority: number): void {
      put(node, 'push')
      checkPriority(node, priority)
      super.push(node, priority)
    }
    override replace(earlier: number, node: number, priority: number): void {
      checkNode(earlier, 'replace')
      if (!this.has(earlier)) return this.push(node, priority)
      take(earlier)
      put(node, 'replace')
      checkPriority(node, priority)
      super.replace(earlier, node, priority)
    }
    override pop(): number {
      return take(super.pop())
    }
  }

  return {
    Queue: WatchedQueue,
    Stack: WatchedStack,
    PriorityQueue: WatchedPriorityQueue,
    /** What waits belongs to a tree that was given up. */
    forget: () => void waits.fill(0),
  }
}
