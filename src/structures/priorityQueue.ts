const firstCapacity = 64
const absent = 0

/**
 * A queue of nodes in which the least priority goes first, and among equals the one that arrived
 * first. A node can be replaced while it waits: the one that comes for it takes over its place in
 * the order of arrival, whatever its priority.
 *
 * An indexed binary heap: it knows at which place of the heap each node stands.
 *
 * Source: R. Sedgewick and K. Wayne, Algorithms, 4th edition, section 2.4.
 */
export class PriorityQueue {
  length = 0
  private arrivals = 0
  // The heap from place 1 on: the parent of a place is half of it, its children are twice as far.
  private nodes = new Int32Array(firstCapacity)
  private priorities = new Float64Array(firstCapacity)
  private arrived = new Float64Array(firstCapacity)
  // By node: its place in the heap, 0 for one that does not wait.
  private places = new Int32Array(firstCapacity)

  isEmpty(): boolean {
    return this.length === 0
  }

  /** Whether a node waits. */
  has(node: number): boolean {
    return node < this.places.length && this.places[node] > absent
  }

  /**
   * Adds a node behind all that have the same priority.
   *
   * @param priority any finite number
   * @throws RangeError when it is not finite, when the node is no whole number from 0, or when it
   * waits already
   */
  push(node: number, priority: number): void {
    this.check(node, priority)
    if (this.length + 1 === this.nodes.length) this.grow()
    this.length++
    this.rise(this.length, node, priority, this.arrivals++)
  }

  /**
   * Puts a node in the place of one that waits. If that one does not wait any more, the node is
   * added as the latest to arrive.
   *
   * @param earlier a node, not `notReached`
   * @param priority any finite number, less or more than the one before
   * @throws RangeError when it is not finite, when one of the two is no whole number from 0, or when
   * the node waits already
   */
  replace(earlier: number, node: number, priority: number): void {
    checkNode(earlier)
    if (!this.has(earlier)) return this.push(node, priority)
    this.check(node, priority)
    const place = this.places[earlier]
    const arrival = this.arrived[place]
    this.places[earlier] = absent
    if (this.goesBefore(priority, arrival, place)) this.rise(place, node, priority, arrival)
    else this.sink(place, node, priority, arrival)
  }

  /**
   * Takes the node with the least priority.
   *
   * @throws RangeError when the queue is empty
   */
  pop(): number {
    if (this.isEmpty()) throw new RangeError('pop from an empty priority queue')
    const first = this.nodes[1]
    this.places[first] = absent
    const last = this.length--
    if (last > 1) this.sink(1, this.nodes[last], this.priorities[last], this.arrived[last])
    return first
  }

  /** Moves a free place up to where a node belongs, and sets the node there. */
  private rise(free: number, node: number, priority: number, arrival: number): void {
    let place = free
    while (place > 1 && this.goesBefore(priority, arrival, place >> 1)) {
      this.move(place >> 1, place)
      place >>= 1
    }
    this.set(place, node, priority, arrival)
  }

  /** Moves a free place down to where a node belongs, and sets the node there. */
  private sink(free: number, node: number, priority: number, arrival: number): void {
    const { length, priorities, arrived } = this
    let place = free
    while (place * 2 <= length) {
      let child = place * 2
      const other = child + 1
      if (other <= length && this.goesBefore(priorities[other], arrived[other], child))
        child = other
      if (this.goesBefore(priority, arrival, child)) break
      this.move(child, place)
      place = child
    }
    this.set(place, node, priority, arrival)
  }

  /** Whether a priority and an arrival come before those at a place. */
  private goesBefore(priority: number, arrival: number, place: number): boolean {
    const other = this.priorities[place]
    return priority < other || (priority === other && arrival < this.arrived[place])
  }

  private move(from: number, to: number): void {
    this.set(to, this.nodes[from], this.priorities[from], this.arrived[from])
  }

  private set(place: number, node: number, priority: number, arrival: number): void {
    this.nodes[place] = node
    this.priorities[place] = priority
    this.arrived[place] = arrival
    this.places[node] = place
  }

  private check(node: number, priority: number): void {
    if (!Number.isFinite(priority)) {
      const told = `the priority of node ${node} is ${priority}, not a finite number`
      throw new RangeError(`${told}: a node is pushed with its priority`)
    }
    checkNode(node)
    if (node >= this.places.length) this.reach(node)
    if (this.places[node] !== absent) {
      throw new RangeError(`node ${node} waits in the priority queue already`)
    }
  }

  /** Makes room for more nodes that wait. */
  private grow(): void {
    const { nodes, priorities, arrived } = this
    this.nodes = new Int32Array(nodes.length * 2)
    this.priorities = new Float64Array(nodes.length * 2)
    this.arrived = new Float64Array(nodes.length * 2)
    this.nodes.set(nodes)
    this.priorities.set(priorities)
    this.arrived.set(arrived)
  }

  /** Makes room for the places of nodes up to a number. */
  private reach(node: number): void {
    const { places } = this
    this.places = new Int32Array(Math.max(node + 1, places.length * 2))
    this.places.set(places)
  }
}

function checkNode(node: number): void {
  if (Number.isSafeInteger(node) && node >= 0) return
  throw new RangeError(`a node that waits is a whole number from 0, not ${node}`)
}
