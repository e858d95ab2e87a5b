/** Where each node leads: of node n the entries from `first[n]` up to before `first[n + 1]`. */
export interface Adjacency {
  readonly first: Int32Array
  readonly target: Int32Array
  /** In units. */
  readonly cost: Float64Array
}

/** The same graph with every way turned round. */
export function turnedRound({ first, target, cost }: Adjacency): Adjacency {
  const back = new Int32Array(first.length)
  for (const node of target) back[node + 1]++
  for (let node = 0; node + 1 < first.length; node++) back[node + 1] += back[node]
  const free = back.slice()
  const turned = { first: back, target: target.slice(), cost: cost.slice() }
  for (let node = 0; node + 1 < first.length; node++) {
    for (let way = first[node]; way < first[node + 1]; way++) {
      const at = free[target[way]]++
      turned.target[at] = node
      turned.cost[at] = cost[way]
    }
  }
  return turned
}
