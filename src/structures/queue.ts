const firstCapacity = 64

/** A queue of nodes: first in, first out. */
export class Queue {
  private items = new Int32Array(firstCapacity)
  private head = 0
  private tail = 0

  get length(): number {
    return this.tail - this.head
  }

  isEmpty(): boolean {
    return this.head === this.tail
  }

  enqueue(node: number): void {
    if (this.tail === this.items.length) this.makeRoom()
    this.items[this.tail++] = node
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

  /** Moves the nodes to the front of the array, a larger one where they fill more than half of it. */
  private makeRoom(): void {
    const waiting = this.items.subarray(this.head, this.tail)
    const isFull = waiting.length * 2 > this.items.length
    const items = isFull ? new Int32Array(this.items.length * 2) : this.items
    items.set(waiting)
    this.items = items
    this.tail = waiting.length
    this.head = 0
  }
}
