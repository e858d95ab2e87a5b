import type { ListedManifest, SolverId } from '../../solvers'
import type { ChoiceOption, SolverOption } from '../../solvers/manifest/option'
import type { Optimality } from '../../solvers/solver'

type Manifest<Id extends SolverId> = Extract<ListedManifest, { id: Id }>
type ListedOption = ListedManifest['options'][number]
type KindOf<Claim extends Optimality> = Claim extends string ? Claim : 'atMost'

/**
 * The words of a solver. `why` follows the sentence that tells its first solution, and says for each
 * claim that its manifest can make why no shorter one exists, or that one may.
 */
type SolverWords<Id extends SolverId> = {
  readonly name: string
  /**
   * What it costs, for a reader: b is the branching factor, d the depth of the nearest goal, m the
   * greatest depth, C* the least cost of a solution, ε the least cost of an action. Of a search with
   * a heuristic, as long as that is admissible. What stands in `^{…}` is raised.
   */
  readonly costs: Readonly<Record<'complete' | 'optimal' | 'time' | 'space', string>>
  readonly why: Readonly<Record<KindOf<ReturnType<Manifest<Id>['optimality']>>, string>> & {
    /** Said in place of `none` where the search finds a best solution unless moves have costs. */
    readonly withCosts?: string
  }
} & (Manifest<Id> extends { frontier: { byLevel: true } }
  ? {
      /** A search that goes by level knows more once it has found a solution and dropped nothing. */
      readonly why: { readonly optimal: string }
    }
  : unknown) &
  (Manifest<Id> extends { f: unknown }
    ? {
        /** What f is, and the same with the numbers of a node and the values of the options. */
        readonly f: { readonly is: string; readonly sum: string }
      }
    : unknown)

export type OptionName = ListedOption['name']

/** The words of an option: `help` is what the command says of it, `hint` stands at its field. */
type OptionWords<Option extends SolverOption> = {
  readonly name: string
  readonly help: string
} & (Option extends ChoiceOption
  ? {
      readonly values: Readonly<Record<Option['values'][number], string>>
      readonly hints?: Readonly<Record<Option['values'][number], string>>
    }
  : { readonly hint?: string })

/** What each solver is called, and why its solution is a shortest one or need not be. */
export const solverWords = {
  'breadth-first': {
    name: 'Breadth-first search',
    costs: {
      complete: 'Yes',
      optimal: 'Yes: the fewest moves',
      time: 'b^{d}',
      space: 'b^{d}: all it has reached',
    },
    why: {
      optimal: 'Breadth-first search reaches states in order of distance, so no {{way}} exists.',
    },
  },
  bidirectional: {
    name: 'Bidirectional search',
    costs: {
      complete: 'Yes',
      optimal: 'Yes: the fewest moves',
      time: '2 · b^{d/2}',
      space: '2 · b^{d/2}: all that both sides have reached',
    },
    why: {
      optimal: 'Both sides grow level by level and in turn, so no {{way}} exists.',
    },
  },
  'depth-first': {
    name: 'Depth-first search',
    costs: {
      complete: 'If there are finitely many states',
      optimal: 'No',
      time: 'b^{m}',
      space: 'b · m wait; its table holds up to b^{m}',
    },
    why: {
      none: 'Depth-first search goes deep before it goes wide: a {{way}} may exist.',
    },
  },
  'iterative-deepening': {
    name: 'Iterative deepening',
    costs: {
      complete: 'Yes',
      optimal: 'Yes: the fewest moves',
      time: 'b^{d}',
      space: 'b · d: a path and what waits beside it',
    },
    why: { optimal: 'No smaller limit had a solution, so no {{way}} exists.' },
  },
  'ida-star': {
    name: 'IDA*',
    costs: {
      complete: 'If each action costs at least some ε\u00a0>\u00a00',
      optimal: 'With an admissible heuristic',
      time: 'b^{1 + ⌊C*/ε⌋} at worst for each limit; less, the higher h is',
      space: 'b · ⌊C*/ε⌋: a path and what waits beside it',
    },
    why: {
      optimal: 'The heuristic is never too high, so no {{way}} exists.',
      none: 'The heuristic can be too high, so a {{way}} may exist.',
      withCosts:
        'A limit that is one higher may pass over costs that lie between, so a {{way}} may exist.',
    },
  },
  'a-star': {
    name: 'A*',
    costs: {
      complete: 'If each action costs at least some ε\u00a0>\u00a00',
      optimal: 'With an admissible heuristic',
      time: 'b^{1 + ⌊C*/ε⌋} at worst; less, the higher h is',
      space: 'b^{1 + ⌊C*/ε⌋} at worst: all it has reached',
    },
    why: {
      optimal: 'The heuristic is never too high, so no {{way}} exists.',
      none: 'The heuristic can be too high, so a {{way}} may exist.',
    },
  },
  'weighted-a-star': {
    name: 'Weighted A*',
    costs: {
      complete: 'If each action costs at least some ε\u00a0>\u00a00',
      optimal: 'At most w times the best, with an admissible heuristic',
      time: 'b^{1 + ⌊w · C*/ε⌋} at worst; usually far less',
      space: 'b^{1 + ⌊w · C*/ε⌋} at worst: all it has reached',
    },
    f: {
      is: 'f = g + w × h',
      sum: '{{g, number}} + {{weight, number}} × {{h, number}}',
    },
    why: {
      optimal: 'The heuristic is never too high and counts once, so no {{way}} exists.',
      atMost: 'The heuristic is never too high, so {{most}}.',
      none: 'The heuristic can be too high, so a {{way}} may exist.',
    },
  },
  greedy: {
    name: 'Greedy best-first search',
    costs: {
      complete: 'If there are finitely many states',
      optimal: 'No',
      time: 'b^{m} at worst; usually far less',
      space: 'b^{m} at worst: all it has reached',
    },
    why: { none: 'Greedy search looks at h alone: a {{way}} may exist.' },
  },
  beam: {
    name: 'Beam search',
    costs: {
      complete: 'No: it drops nodes',
      optimal: 'No',
      time: 'w · b · m, with w the width',
      space: 'w · b wait; its table holds up to w · b · m',
    },
    why: {
      optimal: 'No node was dropped, so every level was searched whole and no {{way}} exists.',
      none: 'Beam search drops nodes, so a {{way}} may exist.',
    },
  },
  'uniform-cost': {
    name: 'Uniform-cost search',
    costs: {
      complete: 'If each action costs at least some ε\u00a0>\u00a00',
      optimal: 'Yes: the least cost C*',
      time: 'b^{1 + ⌊C*/ε⌋}',
      space: 'b^{1 + ⌊C*/ε⌋}: all it has reached',
    },
    why: { optimal: 'Nodes leave in order of g, so no {{way}} exists.' },
  },
} as const satisfies { readonly [Id in SolverId]: SolverWords<Id> }

/** The options of solvers: what they are called, what their values are called, and hints. */
export const optionWords = {
  goalTest: {
    name: 'Goal test',
    help: 'when a node is compared with the goal; never: search everything, only to count',
    values: {
      generation: 'When a node is generated',
      expansion: 'When a node is to be expanded',
      never: 'Never: explore everything',
    },
    hints: {
      generation: 'The goal is seen as soon as a move leads to it.',
      expansion: 'The goal waits like any other node until its turn comes.',
      never: 'The search ends when nothing is left to expand.',
    },
  },
  reached: {
    name: 'Table of reached states',
    help: 'how reached states are kept',
    values: {
      hash: 'hash table',
      list: 'list, newest first',
      'list-oldest-first': 'list, oldest first',
      tree: 'binary search tree',
      'two-step': 'two steps: levels n − 1, n and n + 1',
    },
  },
  limit: {
    name: 'Depth limit',
    help: 'the depth limit',
    hint: 'Empty for no limit.',
  },
  heuristic: {
    name: 'Heuristic (h)',
    help: 'the heuristic: it estimates the least cost still needed',
  },
  weight: {
    name: 'Weight of h (w)',
    help: 'how many times h counts',
    hint: 'From 1 to 10, with at most two decimals. With 1 it is A*.',
  },
  width: {
    name: 'Width of the beam',
    help: 'how many nodes of a level are expanded',
    hint: 'How many nodes of a level are expanded; the others are dropped.',
  },
  undo: {
    name: 'Undoing the last move',
    help: 'whether a move may undo the one before',
    values: { never: 'never', allowed: 'allowed' },
  },
  solutions: {
    name: 'Solutions',
    help: 'stop at the first, or find all at the last limit',
    values: { first: 'the first', all: 'all at the last limit' },
  },
  limits: {
    name: 'Next limit',
    help: 'the limit after a limit',
    values: { 'next-f': 'the least f over this one', 'by-one': 'one more' },
  },
} as const satisfies {
  readonly [Name in OptionName]: OptionWords<Extract<ListedOption, { name: Name }>>
}
