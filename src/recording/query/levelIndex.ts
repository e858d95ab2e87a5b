import { firstWhere } from './bisect'

interface Mark {
  /** How many nodes are counted. */
  readonly nodes: number
  readonly perLevel: readonly number[]
}

const leastBetweenMarks = 4096

/**
 * Counts the first nodes of a list by their depth; the list only grows. It keeps the counts at
 * marks along the list, so that no question looks at more nodes than lie between two marks.
 */
export class LevelIndex {
  private readonly marks: Mark[] = [{ nodes: 0, perLevel: [] }]

  /**
   * Counts nodes for each depth.
   *
   * @param count how many nodes from the first on
   * @param depthOf the depth of the node at a place; no node is more than one level deeper than
   * all before it
   */
  upTo(count: number, depthOf: (place: number) => number): number[] {
    for (;;) {
      const last = this.marks[this.marks.length - 1]
      // Where the levels are many, a mark is large: the marks together stay as small as the list.
      const next = last.nodes + Math.max(leastBetweenMarks, last.perLevel.length)
      if (next > count) break
      this.marks.push({ nodes: next, perLevel: countedOn(last, next, depthOf) })
    }
    return countedOn(this.before(count), count, depthOf)
  }

  /** The last mark up to a number of nodes. */
  private before(count: number): Mark {
    const { marks } = this
    return marks[firstWhere(1, marks.length, (at) => marks[at].nodes > count) - 1]
  }
}

function countedOn(
  { nodes, perLevel }: Mark,
  count: number,
  depthOf: (place: number) => number,
): number[] {
  const counts = [...perLevel]
  for (let place = nodes; place < count; place++) {
    const depth = depthOf(place)
    while (depth >= counts.length) counts.push(0)
    counts[depth]++
  }
  return counts
}
