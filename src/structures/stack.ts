/** A stack of nodes: last in, first out. */
export class Stack {
  private readonly items: number[] = []

  get length(): number {
    return this.items.length
  }

  isEmpty(): boolean {
    return this.items.length === 0
  }

  push(node: number): void {
    this.items.push(node)
  }

  /**
   * Takes the newest node.
   *
   * @throws RangeError when the stack is empty
   */
  pop(): number {
    const node = this.items.pop()
    if (node === undefined) throw new RangeError('pop from an empty stack')
    return node
  }

  /** Turns the order of the nodes from a place on, so that the first pushed is on top. */
  reverseFrom(place: number): void {
    const { items } = this
    for (let low = place, high = items.length - 1; low < high; low++, high--) {
      const node = items[low]
      items[low] = items[high]
      items[high] = node
    }
  }
}
