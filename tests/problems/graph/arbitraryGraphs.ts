import fc from 'fast-check'

/** An edge of a random graph, its ends by number. */
interface AnyEdge {
  readonly from: number
  readonly to: number
  readonly cost: number
  readonly directed: boolean
}

export interface AnyGraph {
  readonly names: readonly string[]
  readonly edges: readonly AnyEdge[]
  readonly h: readonly number[] | undefined
}

const costs = [1, 2, 2.5, 3, 7.25, 12] as const

/**
 * Any small graph in which the last node can be reached from the first.
 *
 * @param undirected whether every edge leads both ways
 */
export function anyGraph(undirected = false): fc.Arbitrary<AnyGraph> {
  return fc.integer({ min: 2, max: 7 }).chain((nodes) => {
    const node = fc.nat({ max: nodes - 1 })
    const cost = fc.constantFrom(...costs)
    const edge = fc.record({
      from: node,
      to: node,
      cost,
      directed: undirected ? fc.constant(false) : fc.boolean(),
    })
    const chain = fc
      .array(cost, { minLength: nodes - 1, maxLength: nodes - 1 })
      .map((each) => each.map((cost, from) => ({ from, to: from + 1, cost, directed: false })))
    const h = fc.array(fc.nat({ max: 20 }), { minLength: nodes, maxLength: nodes })
    return fc.record({
      names: fc.constant(Array.from({ length: nodes }, (_, at) => `n${at}`)),
      edges: fc.tuple(chain, fc.array(edge, { maxLength: 8 })).map((both) => both.flat()),
      h: fc.option(h, { nil: undefined }),
    })
  })
}

/** A graph as its text, from the first node to the last. */
export function textOf({ names, edges, h }: AnyGraph): string {
  return [
    ...names.map((name, node) => `node ${name}${h ? ` h ${h[node]}` : ''}`),
    ...edges.map(({ from, to, cost, directed }) => {
      return `${names[from]} ${directed ? '->' : '-'} ${names[to]} ${cost}`
    }),
    `start ${names[0]}`,
    `goal ${names.at(-1)}`,
  ].join('\n')
}

/** The least costs from every node to the last one, by going over all edges again and again. */
export function plainCosts({ names, edges }: AnyGraph): readonly number[] {
  const least = names.map((_, node) => (node === names.length - 1 ? 0 : Number.POSITIVE_INFINITY))
  for (let round = 0; round < names.length; round++) {
    for (const { from, to, cost, directed } of edges) {
      least[from] = Math.min(least[from], least[to] + cost)
      if (!directed) least[to] = Math.min(least[to], least[from] + cost)
    }
  }
  return least
}
