import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goalTestOf } from '../../../src/recording/goalTest'
import { eventAt, rowsAt } from '../../../src/recording/query/events'
import { record } from '../../../src/recording/write/recorder'
import { narrate } from '../../../src/stage/narration/narrate'
import { say } from '../../../src/words/message'
import { anyMoment } from '../../recording/anyRecording'
import type { Recorded } from '../../recording/anyRecording'
import { anyRunBy, runOf } from '../../recording/arbitraryRuns'

const numRuns = 150

function told({ recording, run }: Recorded, step: number): string {
  return say(narrate(recording, run, step))
}

function saidOf(settings: Readonly<Record<string, string>>, budget?: number): readonly string[] {
  const run = runOf(settings)
  const recording = record(run, budget)
  return Array.from({ length: recording.events }, (_, step) => told({ recording, run }, step))
}

describe('of any run', () => {
  it('an expansion names no node that does not exist yet', () => {
    fc.assert(
      fc.property(anyMoment, ({ step, ...recorded }) => {
        const { recording } = recorded
        if (eventAt(recording, step).kind !== 'expand') return
        const named = told(recorded, step).match(
          /(?<=nodes? )[\d,]+(?:(?:, | and |, and )[\d,]+)*/g,
        )
        const numbers = (named ?? []).flatMap((list) => list.split(/, and | and |, /))
        for (const number of numbers) {
          expect(Number(number.replaceAll(',', ''))).toBeLessThan(rowsAt(recording, step))
        }
      }),
      { numRuns },
    )
  })

  it('a child is said not to be the goal only where the search has compared it', () => {
    fc.assert(
      fc.property(anyMoment, ({ step, ...recorded }) => {
        const { recording, run } = recorded
        const event = eventAt(recording, step)
        if (event.kind !== 'generate' || recording.columns.parent[event.node] < 0) return
        if (!told(recorded, step).includes('is not the goal')) return
        expect(goalTestOf(run.chosen)).toBe('generation')
        expect(run.chosen.solver.twoSided).toBeUndefined()
      }),
      { numRuns },
    )
  })

  it('counts agree with their words', () => {
    fc.assert(
      fc.property(anyMoment, ({ step, ...recorded }) => {
        expect(told(recorded, step)).not.toMatch(/Of (its|the) 1 moves|nodes [\d,]+[;.]/)
      }),
      { numRuns },
    )
  })
})

it('a search from both ends finds a shortest way, as it says', () => {
  fc.assert(
    fc.property(anyRunBy('bidirectional'), (run) => {
      const nearest = record(runOf({ ...run.problem.settings, solver: 'breadth-first' }))
      expect(record(run).solution?.length).toBe(nearest.solution?.length)
    }),
  )
})

it('says nothing of the goal where it is never tested', () => {
  const said = saidOf({ problem: 'sliding-2x2', start: '0132', goalTest: 'never' })
  expect(said.join('\n')).not.toContain('the goal')
  expect(said[6]).toMatch(/at depth 2\. It joins the end of the queue\.$/)
})

describe('a depth limit', () => {
  it('keeps depth-first search from the states below it', () => {
    const said = saidOf({ start: '123456078', solver: 'depth-first', limit: '1' })
    expect(said[4]).toMatch(/All three of its moves lead deeper than the depth limit\.$/)
    expect(said[7]).toBe(
      'Tile 8 moves left: it is deeper than the depth limit of 1, so it is pruned, and not compared with the goal.',
    )
  })

  it('is where iterative deepening compares states with the goal', () => {
    const said = saidOf({ start: '123456078', solver: 'iterative-deepening' })
    expect(said.slice(0, 6)).toEqual([
      'The search begins with a depth limit of 0.',
      'The start, node 0, is not the goal. It is at the depth limit of 0, so it is pruned.',
      'The search starts again, with a depth limit of 1.',
      'The start is put on the stack again, as node 1.',
      'The start leaves the stack, as the only node there. Both its moves lead to states at the depth limit that are not the goal.',
      'Tile 4 moves down: it is not the goal and is at the depth limit of 1, so it is pruned.',
    ])
  })
})

it('says of IDA* what its first limit is', () => {
  expect(saidOf({ start: '123456078', solver: 'ida-star' }).slice(0, 2)).toEqual([
    'The search begins: f may be at most 2, the h of the start.',
    'The start, node 0, is not the goal, and is put on the stack.',
  ])
})

it('does not call a state new that a search without a table may have met', () => {
  for (const solver of ['iterative-deepening', 'ida-star']) {
    expect(saidOf({ start: '412053786', solver }).join('\n')).not.toContain('new state')
  }
})

describe('the search from both ends', () => {
  const said = saidOf({ start: '412053786', solver: 'bidirectional' })

  it('looks for a meeting, not for the goal', () => {
    expect(said[7]).toBe(
      'Tile 6 moves down: a new state, node 5, at depth 1 from the goal. Neither side had reached this state. It joins the end of the queue.',
    )
  })

  it('says where the two meet, and why no path is shorter', () => {
    expect(said.slice(-3, -1)).toEqual([
      'Tile 2 moves left: node 22, at depth 3.',
      'Node 22 has the state of node 15, which the other search reached: the two meet, and the path through both has 5 moves. Both sides grow level by level and in turn, so no shorter path exists.',
    ])
  })
})

it('tells two moves that lead to the same state as such, and jumps as not to be undone', () => {
  const said = saidOf({ problem: 'pegs-15' }, 60).join('\n')
  expect(said).toContain(
    'Of its 7 moves, one leads to a state reached before, node 19; one leads to a state that an earlier one of them leads to; five lead to new states.',
  )
  expect(said).not.toContain('leads back')
})

it('tells a mirror image from the state that was reached', () => {
  const said = saidOf({ problem: 'blocks', start: 'classic', mirror: 'on' }, 60)
  expect(said[1]).toMatch(
    /two lead to mirror images of states that earlier ones of them lead to; two lead to new states\.$/,
  )
  expect(said[3]).toMatch(
    / moves down: the mirror image of this state was reached before as node 1, at the same depth, so it is pruned\.$/,
  )
})

it('does not call a value the least where another waits with the same', () => {
  const said = saidOf({ start: '451260738', solver: 'a-star' }).join('\n')
  expect(said).toContain('leaves the frontier: no f there is smaller than its 1 + ')
  expect(said).not.toContain('the least')
})

it('says of a cheaper path that its state is known', () => {
  const settings = { solver: 'a-star', heuristic: 'sum', start: '627381450' }
  const said = saidOf({ ...settings, order: 'down-right-left-up' }).join('\n')
  expect(said).toMatch(
    /: node [\d,]+ has this state at depth \d+, the new node [\d,]+ at depth \d+\. Its f = /,
  )
})

it.each([
  { problem: 'graph', graph: 'inconsistent', solver: 'a-star' },
  { solver: 'a-star', heuristic: 'sum', start: '627381450' },
])(
  'an expansion of %o says of each state that it opens again that it does, and of no other',
  (settings) => {
    let expansion = ''
    const opening = new Set<string>()
    const said = saidOf(settings)
    for (const each of said) {
      if (each.includes(' leaves the frontier')) expansion = each
      if (each.includes(': the state is opened again.')) opening.add(expansion)
    }
    expect(opening.size).toBeGreaterThan(0)
    expect(said.filter((each) => /and opens? (it|them) again/.test(each))).toEqual([...opening])
    expect(said.join('\n')).toMatch(
      /reaches the state of node \d+ (at less cost|in fewer moves)[;.]/,
    )
  },
)

it('calls the stack of an exhausted depth-first search empty', () => {
  const said = saidOf({ problem: 'sliding-2x2', start: '2130', solver: 'depth-first' })
  expect(said.at(-1)).toMatch(/^The stack is empty: all 12 states/)
})

it('says how far a search that goes down has to back up, and why', () => {
  const settings = { solver: 'ida-star', start: '451260738' }
  const ups = saidOf(settings).filter((each) => each.includes('backs up'))
  expect(ups[0]).toMatch(
    /^Node \d+ \(depth \d+\) put no child on the stack: the search backs up to node \d+ \(depth \d+\)\. Node \d+, its next child, leaves the stack\. /,
  )
})

describe('a depth limit with a table of reached states', () => {
  const limited = { problem: 'sliding-3x2', start: '450123', solver: 'depth-first' }
  const missed =
    'A state that was first reached at a greater depth is not opened again when it is reached nearer to the start, so a solution within the limit may have been missed.'

  it('may cost a solution within the limit, and that is said', () => {
    const nearest = record(runOf({ ...limited, solver: 'breadth-first' })).solution?.length ?? 0
    const limits = Array.from({ length: 6 }, (_, more) => nearest + more)
    const ends = limits.map((limit) => saidOf({ ...limited, limit: String(limit) }).at(-1) ?? '')
    const failed = ends.filter((end) => end.includes('the goal was not found'))
    expect(failed.length).toBeGreaterThan(0)
    for (const end of failed) expect(end).toContain(missed)
  })

  it('costs nothing where no state is met again nearer to the start', () => {
    const end = saidOf({ start: '451260738', solver: 'depth-first', limit: '1' }).at(-1)
    expect(end).toMatch(/the goal was not found within the depth limit of 1\./)
    expect(end).not.toContain(missed)
  })
})

describe('beam search', () => {
  it('says of a twin that it was dropped', () => {
    const said = saidOf({ start: '867254301', solver: 'beam', width: '2' })
    expect(said.join('\n')).toMatch(
      /was reached before as node (\d+), [^.]*, so it is pruned\. Node \1 was dropped and never expanded\./,
    )
  })

  it('says why it drops a node', () => {
    const said = saidOf({ start: '867254301', solver: 'beam', width: '2' })
    expect(said.find((each) => each.includes('is dropped'))).toBe(
      'Node 1 is dropped from the frontier: the beam keeps only the best nodes of a level, and they have no greater h than its 22.',
    )
  })

  it('speaks of one node where its beam takes one', () => {
    const said = saidOf({ start: '451260738', solver: 'beam', width: '1' })
    const dropped = said.filter((each) => each.includes('is dropped'))
    expect(dropped.length).toBeGreaterThan(0)
    for (const each of dropped) {
      expect(each).toMatch(
        /keeps only the best node of a level, and that one has no greater h than its \d/,
      )
    }
  })

  it('does not say that what it dropped may have led to a goal that cannot be reached', () => {
    const last = saidOf({ start: '123456870', solver: 'beam', width: '2' }).at(-1)
    expect(last).toMatch(
      /^The frontier is empty, and the goal was not found\. The search generated /,
    )
    expect(last).toContain('they are never 0 together')
    expect(last).not.toContain('may have led')
  })

  it('takes the nodes of a level in order of h, and no node before the level above', () => {
    fc.assert(
      fc.property(anyRunBy('beam'), (run) => {
        const { expansions, expanded, columns } = record(run)
        const values = Array.from(expansions.items.subarray(0, expanded), (node) => ({
          depth: columns.depth[node],
          h: columns.h[node],
        }))
        expect(values).toEqual(
          values.toSorted((one, other) => one.depth - other.depth || one.h - other.h),
        )
      }),
      { numRuns: 60 },
    )
  })
})

it('tells f of weighted A* as it is, and how far its way can be from the shortest', () => {
  const settings = { start: '412053786', solver: 'weighted-a-star', weight: '1.25' }
  const said = saidOf(settings)
  expect(said[2]).toMatch(/ Its f = 1 \+ 1\.25 × 4 = 6 decides when it leaves\.$/)
  expect(said.at(-2)).toMatch(/at most 1\.25 times the moves of a shortest one\.$/)
  expect(saidOf({ ...settings, heuristic: 'sum' }).at(-2)).toMatch(/a shorter path may exist\.$/)
})
