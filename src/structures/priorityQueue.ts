import FlatQueue from 'flatqueue'

// Places are under 2^32, and a sum of both is exact as long as the value is under 2^21.
const placeRoom = 2 ** 32

/** A queue of nodes in which the least value goes first, and the least place among equals. */
export class PriorityQueue {
  private readonly heap = new FlatQueue<number>()

  isEmpty(): boolean {
    return this.heap.length === 0
  }

  /**
   * @param value a whole number from 0
   * @param place decides between equal values
   */
  push(node: number, value: number, place: number): void {
    this.heap.push(node, value * placeRoom + place)
  }

  /**
   * Takes the node with the least value.
   *
   * @throws RangeError when the queue is empty
   */
  pop(): number {
    const node = this.heap.pop()
    if (node === undefined) throw new RangeError('pop from an empty priority queue')
    return node
  }
}
