/** A queue of nodes: first in, first out. */
export class Queue {
  private readonly items: number[] = []
  private head = 0

  get length(): number {
    return this.items.length - this.head
  }

  isEmpty(): boolean {
    return this.head === this.items.length
  }

  enqueue(node: number): void {
    this.items.push(node)
  }

  /**
   * Takes the oldest node.
   *
   * @throws RangeError when the queue is empty
   */
  dequeue(): number {
    if (this.isEmpty()) throw new RangeError('dequeue from an empty queue')
    return this.items[this.head++]
  }
}
