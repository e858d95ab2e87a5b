const firstCapacity = 64

/** A stack of nodes: last in, first out. */
export class Stack {
  length = 0
  private items = new Int32Array(firstCapacity)

  isEmpty(): boolean {
    return this.length === 0
  }

  push(node: number): void {
    if (this.length === this.items.length) this.grow()
    this.items[this.length++] = node
  }

  /**
   * Takes the newest node.
   *
   * @throws RangeError when the stack is empty
   */
  pop(): number {
    if (this.isEmpty()) throw new RangeError('pop from an empty stack')
    return this.items[--this.length]
  }

  /** Turns the nodes from a place on round, so that of them the first pushed is on top. */
  reverseFrom(place: number): void {
    const { items } = this
    for (let low = place, high = this.length - 1; low < high; low++, high--) {
      const node = items[low]
      items[low] = items[high]
      items[high] = node
    }
  }

  private grow(): void {
    const { items } = this
    this.items = new Int32Array(items.length * 2)
    this.items.set(items)
  }
}
