import type { SolverId } from '../../solvers'
import type { Challenge } from './challenge'
import { deadEnds, nearlyAsCheap, threeArrivals } from './graphs'
import breadthFirst from './starts/breadthFirst.txt?raw'
import consistent from './starts/consistent.txt?raw'
import deepestFirst from './starts/deepestFirst.txt?raw'
import fewestMoves from './starts/fewestMoves.txt?raw'
import lateTest from './starts/lateTest.txt?raw'
import noLimit from './starts/noLimit.txt?raw'
import noValue from './starts/noValue.txt?raw'
import oneSide from './starts/oneSide.txt?raw'
import undoesMoves from './starts/undoesMoves.txt?raw'

/** A challenge of the app's own. */
export interface ListedChallenge extends Challenge {
  readonly id: ChallengeId
  /** The lesson it belongs to, by the name of its file; it stands there at a place of its own id. */
  readonly lesson: string
  /** The search that its stage shows before an answer is run. */
  readonly shown: SolverId
}

const lateBreadthFirst = { solver: 'breadth-first', goalTest: 'expansion' } as const
const sixMoves = { problem: 'sliding-3x3', start: '152436780' } as const
const farSmall = { problem: 'sliding-3x2', start: '450123' } as const
const middleSmall = { problem: 'sliding-3x2', start: '451023' } as const
const unsolvableSmall = { problem: 'sliding-3x2', start: '123540' } as const
const crossing = { problem: 'wolf' } as const
const pile = { problem: 'pancakes', start: '42513' } as const
const romania = { problem: 'graph', graph: 'romania' } as const
const swamp = { problem: 'grid', map: 'swamp' } as const
const arrivals = { problem: 'graph', graph: threeArrivals } as const
const shortRoad = { problem: 'graph', graph: nearlyAsCheap } as const

const listed = [
  {
    id: 'write-breadth-first',
    lesson: '02-breadth-first',
    shown: 'breadth-first',
    source: breadthFirst,
    boards: [sixMoves, middleSmall, unsolvableSmall, crossing, pile],
    rules: [
      { kind: 'shortest' },
      {
        kind: 'same',
        like: lateBreadthFirst,
        figures: ['ending', 'generated', 'expanded', 'order'],
      },
    ],
  },
  {
    id: 'stop-at-generation',
    lesson: '02-breadth-first',
    shown: 'breadth-first',
    source: lateTest,
    boards: [
      sixMoves,
      farSmall,
      { problem: 'sliding-3x3', start: '123456780' },
      unsolvableSmall,
      crossing,
      pile,
    ],
    rules: [
      {
        kind: 'same',
        like: { solver: 'breadth-first' },
        figures: ['ending', 'length', 'generated', 'expanded'],
      },
    ],
  },
  {
    id: 'two-sides',
    lesson: '05-bidirectional-search',
    shown: 'bidirectional',
    source: oneSide,
    boards: [
      sixMoves,
      farSmall,
      middleSmall,
      { problem: 'sliding-3x3', start: '203145786' },
      unsolvableSmall,
      pile,
    ],
    rules: [
      { kind: 'shortest' },
      {
        kind: 'same',
        like: { solver: 'bidirectional' },
        figures: ['ending', 'generated', 'expanded'],
      },
    ],
  },
  {
    id: 'one-line',
    lesson: '06-depth-first-and-deepening',
    shown: 'breadth-first',
    source: deepestFirst,
    boards: [middleSmall, farSmall, sixMoves, crossing, pile],
    rules: [
      { kind: 'atMost', lines: 2 },
      { kind: 'same', like: lateBreadthFirst, figures: ['length', 'expanded', 'order'] },
    ],
  },
  {
    id: 'depth-limit',
    lesson: '06-depth-first-and-deepening',
    shown: 'depth-first',
    source: noLimit,
    boards: [
      { ...sixMoves, limit: '3' },
      { ...sixMoves, limit: '8' },
      { ...middleSmall, limit: '12' },
      { ...unsolvableSmall, limit: '9' },
      unsolvableSmall,
      // It has 360 states: none lies deeper, and nothing is cut off.
      { ...unsolvableSmall, limit: '360' },
      { ...pile, limit: '4' },
    ],
    rules: [
      { kind: 'prunes', reason: 'depth-limit' },
      {
        kind: 'same',
        like: { solver: 'depth-first' },
        figures: ['ending', 'length', 'expanded', 'pruned'],
      },
    ],
  },
  {
    id: 'never-back',
    lesson: '06-depth-first-and-deepening',
    shown: 'iterative-deepening',
    source: undoesMoves,
    boards: [
      { problem: 'sliding-3x3', start: '123456078' },
      sixMoves,
      { problem: 'sliding-3x2', start: '103425' },
      { problem: 'pancakes', start: '3142' },
      { problem: 'graph', graph: deadEnds },
    ],
    rules: [
      { kind: 'prunes', reason: 'undoes' },
      {
        kind: 'same',
        like: { solver: 'iterative-deepening' },
        figures: ['length', 'generated', 'expanded'],
      },
    ],
  },
  {
    id: 'write-greedy',
    lesson: '11-good-better-inconsistent',
    shown: 'greedy',
    source: noValue,
    boards: [
      romania,
      { ...romania, start: 'Lugoj' },
      { problem: 'graph', graph: 'misled' },
      swamp,
      { problem: 'sliding-3x3', start: '451260738' },
      pile,
    ],
    rules: [
      {
        kind: 'same',
        like: { solver: 'greedy' },
        figures: ['cost', 'generated', 'expanded', 'order'],
      },
    ],
  },
  {
    id: 'cheapest-way',
    lesson: '10-costs',
    shown: 'uniform-cost',
    source: fewestMoves,
    boards: [
      romania,
      { ...romania, start: 'Timisoara', goal: 'Vaslui' },
      { problem: 'graph', graph: 'first-goal' },
      swamp,
      { problem: 'grid', map: 'terrain:12x9:3' },
      arrivals,
      { ...arrivals, goal: 'Z' },
    ],
    rules: [
      { kind: 'shortest' },
      { kind: 'same', like: { solver: 'uniform-cost' }, figures: ['generated', 'expanded'] },
    ],
  },
  {
    id: 'open-again',
    lesson: '11-good-better-inconsistent',
    shown: 'a-star',
    source: consistent,
    boards: [
      romania,
      { ...romania, start: 'Lugoj' },
      swamp,
      { problem: 'grid', map: 'terrain:12x9:3' },
      { problem: 'sliding-3x3', start: '203145786' },
      shortRoad,
      { ...shortRoad, start: 'R' },
    ],
    rules: [{ kind: 'shortest' }, { kind: 'reopens' }],
  },
] as const satisfies readonly (Challenge & { lesson: string; shown: SolverId })[]

export type ChallengeId = (typeof listed)[number]['id']

/** The challenges there are, in the order shown. */
export const challenges: readonly ListedChallenge[] = listed

/** The challenge with an id, if there is one. */
export function findChallenge(id: string): ListedChallenge | undefined {
  return challenges.find((challenge) => challenge.id === id)
}
