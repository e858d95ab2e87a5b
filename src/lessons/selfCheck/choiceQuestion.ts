import { createRandom } from '../../problems/random'
import type { Random } from '../../problems/random'
import { Successors } from '../../problems/successors'
import { inCosts } from '../../recording/costs'
import { heuristicOf } from '../../recording/heuristic'
import { optimalityOf } from '../../recording/optimality'
import { stateOf } from '../../recording/query/path/path'
import { costOfSolution } from '../../recording/query/path/pathCost'
import { kept } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import { whyShortest } from '../../stage/narration/whyShortest'
import type { Message } from '../../words/message'
import { heuristicName } from '../../words/problemWords'
import { parityProof } from '../../words/proof'
import { solverName } from '../../words/solverNames'
import type { Answer } from '../runs/question'
import { stateH } from '../stateH'
import { whichQuestion } from '../whichSearch/whichQuestion'
import type { ChosenKind } from './items'
import { lettersQuestion } from './lettersQuestion'
import { whyH } from './whyH'

/** A question with the answers of which one is to be chosen. */
export interface ChoiceQuestion {
  /** Where the stage stands. */
  readonly step: number
  /** The node it is about, if it is about one. */
  readonly node: Node | undefined
  readonly asked: Message
  /** The depth that answers, where a node of it may be clicked in the tree as well. */
  readonly depth?: number
  readonly options: readonly Message[]
  /** The place of the right one among them. */
  readonly right: number
  readonly why: Message
}

/** The most nodes that there are: the one that is asked about is found at a glance. */
const mostNodes = 30

/** The question of a kind about a run; nothing while too little of it is recorded. */
export function choiceQuestion(
  recording: Recording,
  run: Run,
  kind: ChosenKind,
  seed: number,
): Answer<ChoiceQuestion> | undefined {
  const needsEnd = kind === 'shortest'
  const isThere = recording.outcome !== undefined || (!needsEnd && recording.rows > mostNodes)
  if (!isThere) return undefined
  const made = makers[kind](recording, run, createRandom(seed))
  return made ? { ok: true, value: made } : { ok: false, fault: { key: 'selfCheck.nothingToAsk' } }
}

type Make = (recording: Recording, run: Run, random: Random) => ChoiceQuestion | undefined

const makers: Readonly<Record<ChosenKind, Make>> = {
  actions(recording, { problem }, random) {
    const node = someNode(recording, random)
    const successors = new Successors()
    const { low, high } = stateOf(recording, node)
    problem.successors(low, high, successors)
    const { count } = successors
    return {
      ...at(recording, node),
      // A state with a single action is rare: on tiles there is none.
      ...numbers(count, 2, Math.max(4, count)),
      asked: { key: 'selfCheck.actions.asked', values: { node } },
      why: { key: 'selfCheck.actions.why', values: { node, count } },
    }
  },
  solvable(_, { problem }) {
    const found = problem.solvability()
    if (found?.proof !== 'parity') return undefined
    return {
      ...atStart,
      ...yesOrNo(found.solvable),
      asked: { key: 'selfCheck.solvable.asked' },
      why: parityProof(found),
    }
  },
  h(recording, { problem }, random) {
    const node = someNode(recording, random)
    // A search without a heuristic does not show it.
    const told = stateH(problem, stateOf(recording, node))
    if (!told) return undefined
    const { h, heuristic } = told
    const why: Message = { key: 'selfCheck.h.why', values: { node, h, heuristic } }
    return {
      ...at(recording, node),
      ...numbersAround(h, random),
      asked: { key: 'selfCheck.h.asked', values: { node, heuristic } },
      why: withReason(why, whyH(problem, stateOf(recording, node), h)),
    }
  },
  f(recording, { problem }, random) {
    const node = someNode(recording, random)
    const told = stateH(problem, stateOf(recording, node))
    if (!told) return undefined
    const { h, heuristic } = told
    const g = recording.columns.depth[node]
    const f = g + h
    const why: Message = { key: 'selfCheck.f.why', values: { g, h, f } }
    return {
      ...at(recording, node),
      ...numbersAround(f, random),
      asked: { key: 'selfCheck.f.asked', values: { node, heuristic } },
      why: withReason(why, whyH(problem, stateOf(recording, node), h)),
    }
  },
  forget(recording, _, random) {
    const deep = expandedNodes(recording).filter((node) => recording.columns.depth[node] >= 3)
    if (deep.length === 0) return undefined
    const node = deep[Math.floor(random() * deep.length)]
    const depth = recording.columns.depth[node]
    return {
      step: recording.columns.leftAt[node],
      node,
      ...numbersAround(depth - 2, random),
      depth: depth - 2,
      asked: { key: 'selfCheck.forget.asked', values: { node, depth } },
      why: {
        key: 'selfCheck.forget.why',
        values: { from: depth - 1, to: depth + 1, depth, forgotten: depth - 2 },
      },
    }
  },
  shortest(recording, run) {
    const solution = recording.markers.find(({ kind }) => kind === 'solution')
    const why = whyShortest(run)
    if (!solution || !recording.solution || !why) return undefined
    const { problem } = run
    const search = searchName(run)
    const cost = inCosts(problem, costOfSolution(problem, recording.solution))
    return {
      // The next event would say it.
      step: solution.event - 1,
      node: undefined,
      ...yesOrNo(optimalityOf(run) === 'optimal'),
      asked: problem.costs
        ? { key: 'selfCheck.shortest.cheapest', values: { search, cost } }
        : { key: 'selfCheck.shortest.asked', values: { search, count: recording.solution.length } },
      why,
    }
  },
  letters: (_, run, random) => {
    const asked = lettersQuestion(run.chosen.solver, random)
    return asked && { ...atStart, ...numbersOf(asked.right, asked.others), ...asked.told }
  },
  which: (_recording, _run, random) => ({ ...atStart, ...whichQuestion(random, 'before') }),
  'which-later': (_recording, _run, random) => ({
    ...atStart,
    ...whichQuestion(random, 'after'),
  }),
}

function withReason(why: Message, reason: Message | undefined): Message {
  return reason ? { key: 'selfCheck.h.because', values: { why, reason } } : why
}

/** A search, with the heuristic that it follows: what is promised may depend on it. */
function searchName(run: Run): Message {
  const search = solverName(run.settings.solver)
  const heuristic = heuristicOf(run)
  if (!heuristic) return search
  const values = { search, heuristic: heuristicName(heuristic.id) }
  return { key: 'selfCheck.shortest.with', values }
}

const atStart = { step: 0, node: undefined } as const

/** The stage as a node has just been generated. */
function at({ columns }: Recording, node: Node) {
  return { step: columns.generatedAt[node], node }
}

/** A kept node that is not the root. */
function someNode({ columns, rows }: Recording, random: Random): Node {
  const nodes = Array.from({ length: Math.min(rows, mostNodes) }, (_, node) => node).filter(
    (node) => node > 0 && columns.reason[node] === kept,
  )
  return nodes[Math.floor(random() * nodes.length)] ?? 0
}

function expandedNodes({ expansions, expanded }: Recording): readonly Node[] {
  return Array.from(expansions.items.subarray(0, Math.min(expanded, mostNodes)))
}

function yesOrNo(isTrue: boolean) {
  return {
    options: [{ key: 'selfCheck.yes' }, { key: 'selfCheck.no' }],
    right: isTrue ? 0 : 1,
  } as const
}

const numbersOffered = 5

/** Whole numbers in a row as answers; where the right one stands among them tells nothing. */
function numbersAround(right: number, random: Random) {
  const from = Math.max(0, right - Math.floor(random() * numbersOffered))
  return numbers(right, from, from + numbersOffered - 1)
}

/** The whole numbers from one to another as answers. */
function numbers(right: number, from: number, to: number) {
  return numbersOf(
    right,
    Array.from({ length: to - from + 1 }, (_, more) => from + more),
  )
}

function numbersOf(right: number, others: readonly number[]) {
  const values = Array.from(new Set([right, ...others])).sort((one, other) => one - other)
  const options = values.map((value): Message => ({ key: 'common.number', values: { value } }))
  return { options, right: values.indexOf(right) }
}
