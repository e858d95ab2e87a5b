import { describe, expect, it } from 'vitest'
import { stepAfter } from '../../../src/recording/query/jumps'
import { recordedUpTo } from '../../../src/recording/query/recordedUpTo'
import { readRun } from '../../../src/recording/run'
import type { Run } from '../../../src/recording/run'
import { cancelled } from '../../../src/recording/write/cancelled'
import { Recorder, record } from '../../../src/recording/write/recorder'
import type { Node, Search, Steps } from '../../../src/solvers/solver'
import { narrate } from '../../../src/stage/narration/narrate'
import { say } from '../../../src/words/message'

function runOf(settings: Readonly<Record<string, string>>): Run {
  const run = readRun(settings)
  if (!run.ok) throw new Error(`bad setting ${run.fault.setting}`)
  return run.value
}

const runs = {
  'two moves': { start: '123456078' },
  'five moves': { start: '412053786' },
  'five moves, goal tested on expansion': { start: '412053786', goalTest: 'expansion' },
  'the other order': { start: '412053786', order: 'down-right-left-up' },
  'every state of a small size': { problem: 'sliding-3x2', start: '450123' },
  'solved at once': {},
  'solved at once, on expansion': { goalTest: 'expansion' },
  unsolvable: { problem: 'sliding-3x2', start: '123540' },
  'unsolvable, on expansion': { problem: 'sliding-2x2', start: '2130', goalTest: 'expansion' },
  'a large state': { problem: 'sliding-4x4', start: '1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15' },
}

function saidOf(settings: Readonly<Record<string, string>>): readonly string[] {
  const run = runOf(settings)
  const recording = record(run)
  return Array.from({ length: recording.events }, (_, step) => say(narrate(recording, run, step)))
}

describe('every event is told in whole sentences', () => {
  it.each(Object.entries(runs))('%s', (_, settings) => {
    const broken = /[{}]|narration\.|setup\.|undefined|NaN|\[object|\$t|  /
    const whole = (said: string) => /^[A-Z].*\.$/.test(said) && !broken.test(said)
    expect(saidOf(settings).filter((said) => !whole(said))).toEqual([])
  })
})

describe('the example of two moves', () => {
  const said = saidOf(runs['two moves'])

  it('begins with the start', () => {
    expect(said[0]).toBe('The start, node 0, is put in the queue.')
  })

  it('tells why a node leaves the queue, and what its moves lead to', () => {
    expect(said[1]).toBe(
      'The start, node 0, leaves the queue, as the only node there. Both its moves lead to new states.',
    )
    expect(said).toContain(
      'Node 1 leaves the queue, as the oldest there. Of its 3 moves, one leads back to node 0, reached before; two lead to new states.',
    )
  })

  it('tells what a kept child is', () => {
    expect(said[2]).toBe(
      'Tile 4 moves down: a new state, node 1, at depth 1. It is not the goal, and joins the end of the queue.',
    )
  })

  it('tells that the last move is undone', () => {
    expect(said).toContain(
      'Tile 4 moves back up: this state was reached before as node 0 (its grandparent), so it is pruned.',
    )
  })

  it('ends with the goal and the counts', () => {
    expect(said.slice(-3)).toEqual([
      'Tile 8 moves left: a new state, node 8, at depth 2.',
      'Node 8 is the goal, 2 moves from the start. Breadth-first search reaches states in order of distance, so no shorter path exists.',
      'The search is over: a solution of 2 moves was found. It generated 9 nodes and expanded 3.',
    ])
  })
})

it.each([
  [
    'the last move met the goal',
    'up-left-right-down',
    'Of its 3 moves, one leads back to node 0, reached before; two lead to new states.',
  ],
  [
    'moves were left when the goal was met',
    'down-right-left-up',
    'The only move tried leads to a new state.',
  ],
])('says “tried” only where not all moves were: %s', (_, order, told) => {
  const run = runOf({ ...runs['two moves'], order })
  const recording = record(run)
  const last = recording.expansions.items[recording.expanded - 1]
  expect(say(narrate(recording, run, recording.columns.leftAt[last]))).toContain(told)
})

describe('the goal tested when nodes are expanded', () => {
  const said = saidOf(runs['five moves, goal tested on expansion'])

  it('is told where the test is made', () => {
    expect(said[1]).toBe(
      'The start, node 0, leaves the queue, as the only node there, and is not the goal. All three of its moves lead to new states.',
    )
    expect(said[2]).toMatch(/at depth 1\. It joins the end of the queue\.$/)
    expect(said.at(-2)).toMatch(
      /^Node [\d,]+ leaves the queue, as the oldest there, and is the goal, 5 moves from the start\. Breadth-first/,
    )
  })
})

it('needs no move from the goal itself', () => {
  expect(saidOf(runs['solved at once'])).toEqual([
    'The start is node 0.',
    'The start is the goal: no move is needed.',
    'The search is over: a solution of 0 moves was found. It generated 1 node and expanded 0.',
  ])
})

it('proves an unsolvable state so', () => {
  expect(saidOf(runs.unsolvable).at(-1)).toBe(
    'The queue is empty: all 360 states that can be reached were reached, and the goal is not among them. The start has 1 inversion with the blank as a piece, and its blank is 0 steps from its place: one of the two numbers is odd, the other even. Every move changes both by an odd number, so they are never 0 together, as they are in the goal.',
  )
})

it('names every earlier state that the moves lead back to', () => {
  const said = saidOf(runs.unsolvable).join('\n')
  expect(said).toMatch(
    /lead to states reached before, nodes \d+ and \d+; one leads to a new state\./,
  )
  expect(said).toMatch(/Both its moves lead to states reached before, nodes \d+ and \d+\./)
  expect(said).toMatch(
    /All three of its moves lead to states reached before, nodes \d+, \d+, and \d+/,
  )
})

it('tells whether the path of a twin is as long or shorter', () => {
  const said = saidOf(runs['every state of a small size']).join('\n')
  expect(said).toMatch(/reached before as node \d+, at the same depth, so it is pruned\./)
  expect(said).toMatch(/reached before as node \d+, by a path two moves shorter, so it is pruned\./)
})

describe('a search that is still being recorded, or was stopped', () => {
  const run = runOf(runs['five moves'])
  const recorder = new Recorder(run)
  recorder.advance(3)
  const soFar = recorder.recording()

  it('says nothing of moves that are not recorded yet', () => {
    expect(say(narrate(soFar, run, soFar.events - 1))).toBe(
      'Node 2 leaves the queue, as the oldest there.',
    )
    expect(say(narrate(soFar, run, stepAfter(soFar, 0, 'expansion')))).toContain('moves')
  })

  it('says that it was stopped', () => {
    const stopped = cancelled(soFar)
    expect(say(narrate(stopped, run, stopped.events - 1))).toBe(
      `The search was stopped here. It had generated ${soFar.rows} nodes and expanded 3.`,
    )
  })
})

it('tells of a search of one’s own that was stopped and has pruned nothing that it may go in circles', () => {
  const builtIn = runOf(runs['five moves'])
  const own = { text: '', code: '', calls: [] }
  const inCircles = function* ({ tree }: Search): Steps {
    const waiting = [tree.root()]
    for (;;) {
      const node = waiting.shift() ?? 0
      yield tree.expand(node)
      waiting.push(...tree.children(node))
    }
  }
  const chosen = { ...builtIn.chosen, solver: { ...builtIn.chosen.solver, own, run: inCircles } }
  const run = { ...builtIn, chosen }
  const recorder = new Recorder(run)
  const lastSaid = (expansions: number) => {
    recorder.advance(expansions)
    const recording = cancelled(recorder.recording())
    return say(narrate(recording, run, recording.events - 1))
  }
  expect(lastSaid(9)).toMatch(/and expanded 9\.$/)
  expect(lastSaid(1000)).toMatch(/It has pruned nothing: .* without end\.$/)
})

describe('a search that throws where it puts a node into the frontier', () => {
  const builtIn = runOf(runs['five moves'])
  const { solver } = builtIn.chosen

  /** What is said of the last event of a search that goes so, as the stage shows it. */
  function lastSaid(steps: typeof solver.run): string {
    const own = { text: '', code: '', calls: [] }
    const chosen = { ...builtIn.chosen, solver: { ...solver, own, run: steps } }
    const run = { ...builtIn, chosen }
    const recorder = new Recorder(run)
    expect(() => recorder.advance(9)).toThrow('in enqueue')
    const recording = cancelled(recorder.recording())
    return say(narrate(recording, run, recording.events - 2))
  }
  const enqueue = (node: Node): void => {
    throw new Error(`in enqueue, of node ${node}`)
  }

  it('has put no child there', () => {
    const said = lastSaid(function* ({ tree }) {
      const root = tree.root()
      yield tree.expand(root)
      for (const child of tree.children(root)) enqueue(child)
      return { kind: 'exhausted' }
    })
    expect(said).toBe('Tile 4 moves down: node 1, at depth 1.')
  })

  it('has put no start there', () => {
    const said = lastSaid(function* ({ tree }) {
      enqueue(tree.root())
      yield tree.expand(0)
      return { kind: 'exhausted' }
    })
    expect(said).toBe('The start is node 0.')
  })
})

it('says of a node all that becomes of it, also while no more of the run is known', () => {
  const run = runOf(runs['five moves'])
  const whole = record(run)
  const step = whole.columns.generatedAt[1]
  expect(say(narrate(recordedUpTo(whole, step), run, step))).toBe(say(narrate(whole, run, step)))
})

it('says at the last recorded step how a search went on past its budget', () => {
  const run = runOf({ start: '412053786' })
  const recording = record(run, 10)
  const said = say(narrate(recording, run, recording.events - 1))
  expect(said).toContain('The record ends here; the search went on and was only counted.')
  expect(said).toContain('a solution of 5 moves was found')
})

it('says so too where the search would go on for ever', () => {
  const run = runOf({ problem: 'missionaries', people: '4', start: '44L', solver: 'ida-star' })
  const recorder = new Recorder(run, 20)
  recorder.advance(20)
  expect(say(narrate(recorder.recording(), run, 1))).toMatch(
    /11 states can be reached from the start, including the start, and the goal is not one of them\.$/,
  )
})

it('says of an unsolvable start at once that it cannot be solved', () => {
  const run = runOf(runs.unsolvable)
  expect(say(narrate(record(run), run, 0))).toContain('1 inversion')
})

it('that the goal is not among the states is not proven again where the search has counted them', () => {
  const last = saidOf({ problem: 'graph', graph: 'apart', solver: 'a-star' }).at(-1)
  expect(last).toMatch(/all 3 states .* the goal is not among them\.$/)
})
