import type { TableKind } from '../../src/structures/reachedTable'

/** A state and its depth, as plain as can be. */
export interface PlainState {
  readonly low: number
  readonly high: number
  readonly depth: number
}

/** Whether a state is held, and how many held states were compared to tell. */
export interface LookUp {
  readonly found: boolean
  readonly comparisons: number
}

/** A table of reached states in its simplest form, with no regard for speed. */
export interface PlainTable {
  lookUp(state: PlainState): LookUp
  add(state: PlainState): void
}

type PlainKind = Exclude<TableKind, 'hash'>

/** A plain table of each kind whose comparisons do not depend on a hash. */
export const plainTables: Readonly<Record<PlainKind, () => PlainTable>> = {
  list: () => searchedInOrder((held) => held.toReversed()),
  'list-oldest-first': () => searchedInOrder((held) => held),
  tree: plainTree,
  'two-step': () =>
    searchedInOrder((held, { depth }) =>
      [depth, depth - 1, depth - 2].flatMap((level) =>
        held.filter((other) => other.depth === level).toReversed(),
      ),
    ),
}

function searchedInOrder(
  inOrder: (held: readonly PlainState[], sought: PlainState) => readonly PlainState[],
): PlainTable {
  const held: PlainState[] = []
  return {
    lookUp(state) {
      const candidates = inOrder(held, state)
      const place = candidates.findIndex((other) => compare(state, other) === 0)
      return { found: place >= 0, comparisons: place >= 0 ? place + 1 : candidates.length }
    },
    add: (state) => held.push(state),
  }
}

interface Branch {
  readonly state: PlainState
  smaller?: Branch
  larger?: Branch
}

function plainTree(): PlainTable {
  let root: Branch | undefined

  const lookUpBelow = (branch: Branch | undefined, state: PlainState): LookUp => {
    if (!branch) return { found: false, comparisons: 0 }
    const order = compare(state, branch.state)
    if (order === 0) return { found: true, comparisons: 1 }
    const below = lookUpBelow(order < 0 ? branch.smaller : branch.larger, state)
    return { found: below.found, comparisons: 1 + below.comparisons }
  }
  const added = (branch: Branch | undefined, state: PlainState): Branch => {
    if (!branch) return { state }
    if (compare(state, branch.state) < 0) branch.smaller = added(branch.smaller, state)
    else branch.larger = added(branch.larger, state)
    return branch
  }

  return {
    lookUp: (state) => lookUpBelow(root, state),
    add(state) {
      root = added(root, state)
    },
  }
}

function compare(one: PlainState, other: PlainState): number {
  return one.high - other.high || one.low - other.low
}
