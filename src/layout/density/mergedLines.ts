/** Nodes line by line, each line from left to right. */
export interface Lines {
  /** Line `i` is the places from `starts[i]` up to before `starts[i + 1]`. */
  readonly starts: Uint32Array
  /** The node at each place. */
  readonly node: Int32Array
  /** Where it stands, in units; ascending within a line. */
  readonly x: Float32Array
}

/** Lines of which each holds the nodes of two, still from left to right. */
export function mergedInPairs({ starts, node, x }: Lines): Lines {
  const lines = starts.length - 1
  const merged = {
    starts: new Uint32Array(Math.ceil(lines / 2) + 1),
    node: new Int32Array(node.length),
    x: new Float32Array(x.length),
  }
  for (let line = 0; line < lines; line += 2) {
    const middle = starts[line + 1]
    const end = starts[Math.min(line + 2, lines)]
    let one = starts[line]
    let other = middle
    for (let at = one; at < end; at++) {
      const from = other === end || (one < middle && x[one] <= x[other]) ? one++ : other++
      merged.node[at] = node[from]
      merged.x[at] = x[from]
    }
    merged.starts[line / 2 + 1] = end
  }
  return merged
}
