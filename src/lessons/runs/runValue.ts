/** A number of a run, as a lesson names it. */
export type RunValue =
  | { readonly kind: (typeof plain)[number] }
  /** The kept nodes of a depth. */
  | { readonly kind: 'width'; readonly depth: number }
  /** The path cost of a node, its h, or the f of its search. */
  | { readonly kind: 'node'; readonly of: (typeof ofNodes)[number]; readonly node: number }
  /** What an iteration did. */
  | {
      readonly kind: 'limit'
      readonly limit: number
      readonly count: 'generated' | 'expanded'
    }

const plain = [
  'generated',
  'expanded',
  'pruned',
  'reached',
  'popped',
  'duplicates',
  'comparisons',
  'peakSize',
  'held',
  'moves',
  'cost',
  'solutions',
  'depth',
  'waiting',
  'heuristic',
] as const

const ofNodes = ['g', 'h', 'f'] as const

/** Reads the name of a number; nothing when no number is called so. */
export function readRunValue(text: string): RunValue | undefined {
  const kind = plain.find((known) => known === text)
  if (kind) return { kind }
  const width = /^width:(\d+)$/.exec(text)
  if (width) return { kind: 'width', depth: Number(width[1]) }
  const [, name, node] = /^(\w):(\d+)$/.exec(text) ?? []
  const of = ofNodes.find((known) => known === name)
  if (of) return { kind: 'node', of, node: Number(node) }
  const limit = /^limit:(\d+)\.(generated|expanded)$/.exec(text)
  if (!limit) return undefined
  const count = limit[2] === 'generated' ? 'generated' : 'expanded'
  return { kind: 'limit', limit: Number(limit[1]), count }
}
