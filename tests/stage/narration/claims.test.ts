import { describe, expect, it } from 'vitest'
import type { Node } from '../../../src/solvers/solver'
import { nearestGoal, plainCost, plainDepth } from './plainMoments'
import { everySentence, toldSentences } from './toldSentences'
import type { Told } from './toldSentences'

const counted = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]

function numberOf(text: string): number {
  const word = counted.indexOf(text.toLowerCase())
  return word < 0 ? Number(text.replaceAll(',', '')) : word
}

/** The numbers that a sentence has at the places of a pattern; nothing where it does not say so. */
function claimed(said: string, pattern: RegExp): readonly number[] | undefined {
  return pattern.exec(said)?.slice(1).map(numberOf)
}

it.each([
  'as the oldest',
  'as the newest',
  'as the only node there',
  'path down',
  'backs up',
  'its next child',
  'Of its ',
  'there is smaller than',
  'left on its level is smaller',
  'was dropped and never expanded',
  'move shorter',
  'moves longer',
  'at the same depth',
  'that costs the same',
  'was reached before as node',
  '(its grandparent)',
  'the mirror image of this state',
  'undoes the last move',
  'is not the goal',
  ': a new state',
  'Neither side had',
  'has this state at depth',
  'not reached before',
  'is deeper than the depth limit',
  'at the depth limit',
  'is over the limit',
  'The stack is empty',
  'the goal was not found within the depth limit of',
  'may have been missed',
])('something says: %s', (words) => {
  expect(toldSentences.some(({ said }) => said.includes(words))).toBe(true)
})

/** What a search goes by, from the columns alone. */
function valueOf({ recording, run }: Told, node: Node, by: string): number {
  const one = run.problem.costs?.one ?? 1
  const g = plainCost(recording, run, node) / one
  const h = recording.columns.h[node] / one
  if (by === 'g') return g
  return by === 'h' ? h : g + Number(run.chosen.options.weight ?? 1) * h
}

describe('of any search, what is told of an expansion is so', () => {
  it('that it is the oldest, the newest, or the only one that waits', () => {
    everySentence((said, { expanded, marker, waiting }) => {
      const node = expanded ?? (marker?.kind === 'solution' ? marker.node : undefined)
      if (node === undefined) return
      if (said.includes('as the oldest there')) expect(waiting[0]).toBe(node)
      if (said.includes('as the newest there')) expect(waiting.at(-1)).toBe(node)
      if (said.includes('as the only node there')) expect(waiting).toEqual([node])
    })
  })

  it('that nothing which waits has a smaller value', () => {
    everySentence((said, { expanded, waiting }, told) => {
      const least =
        /no ([fgh]) (there|left on its level) is smaller than its (?:[^.]* = )?([\d.]+)[.:]/
      const [, by, where, value] = least.exec(said) ?? []
      if (expanded === undefined || by === undefined) return
      const depth = (node: Node) => plainDepth(told.recording, node)
      expect(valueOf(told, expanded, by)).toBeCloseTo(Number(value.replace(/\.$/, '')), 6)
      const others = waiting.filter((node) => where === 'there' || depth(node) === depth(expanded))
      const values = others.map((node) => valueOf(told, node, by))
      expect(Math.min(...values)).toBeCloseTo(valueOf(told, expanded, by), 6)
      if (where !== 'there') expect(Math.min(...waiting.map(depth))).toBe(depth(expanded))
    })
  })

  it('that it goes on down, or from where and to where it backs up', () => {
    everySentence((said, { expanded, marker, waiting, last }, { recording, run }) => {
      const left = marker?.kind === 'solution' && marker.waiting ? marker.node : expanded
      const { order } = run.chosen.solver.frontier
      if (left === undefined || last === undefined || order === 'queue' || order === 'priority') {
        expect(said).not.toMatch(/backs up|path down/)
        return
      }
      const { parent } = recording.columns
      const up = claimed(
        said,
        /^Node (\S+) \(depth (\S+)\) put no child on the stack: the search backs up to node (\S+) \(depth (\S+)\)\. Node /,
      )
      expect(up === undefined).toBe(parent[left] === last)
      if (said.includes('path down')) expect(parent[left]).toBe(last)
      if (!up) return
      const above = parent[left]
      const depths = [last, above].map((node) => plainDepth(recording, node))
      expect(up).toEqual([last, depths[0], above, depths[1]])
      expect(waiting.filter((node) => parent[node] === last)).toEqual([])
      const siblings = waiting.filter((node) => parent[node] === above)
      if (said.includes('its next child')) expect(siblings[0]).toBe(left)
    })
  })

  it('how many moves it has, and that the parts are all of them', () => {
    everySentence((said, { expanded }, { recording: { columns, rows } }) => {
      if (expanded === undefined) return
      const children = columns.parent.subarray(0, rows).filter((above) => above === expanded)
      const [of] = claimed(said, /Of (?:its|the) (\d+) moves/) ?? []
      if (of === undefined) return
      expect(of).toBe(children.length)
      const parts = said.slice(said.indexOf(', ', said.search(/Of (its|the) /))).split(/[,;] /)
      const told = parts.flatMap(
        (part) => claimed(part, /^(\w+) (?:leads?|undo(?:es)?|is|are|reach)/) ?? [],
      )
      expect(told.reduce((sum, part) => sum + part, 0)).toBe(of)
    })
  })
})

describe('of any search, what is told of a child is so', () => {
  it('its number, its depth, and whether its state is new', () => {
    everySentence((said, { generated }, { recording }) => {
      if (generated === undefined) return
      const { low, high, parent } = recording.columns
      const made = claimed(said, /: (?:a .*, )?node (\S+), at depth (\S+?)(?:\.| from)/)
      if (made) expect(made).toEqual([generated, plainDepth(recording, generated)])
      const isKnown = low
        .subarray(0, generated)
        .some((word, row) => word === low[generated] && high[row] === high[generated])
      if (/: a new state|Neither side had/.test(said)) expect(isKnown).toBe(false)
      expect(parent[generated]).toBeLessThan(generated)
    })
  })

  it('its earlier twin, how much longer or shorter the path of that is, and whether it was dropped', () => {
    everySentence((said, { generated, dropped }, { recording, run }) => {
      if (generated === undefined) return
      const { low, high, parent, reason } = recording.columns
      const [twin] = claimed(said, /was reached before as node ([\d,]+)[ ,]/) ?? []
      expect(twin === undefined).toBe(reason[generated] !== 1)
      if (twin === undefined) return
      expect(twin).toBeLessThan(generated)
      const isSame = low[twin] === low[generated] && high[twin] === high[generated]
      expect(isSame).toBe(!said.includes('the mirror image of this state'))
      const [shorter = 0] = claimed(said, /by a path (?:from the goal )?(\S+) moves? shorter/) ?? []
      const [longer = 0] = claimed(said, /by a path (?:from the goal )?(\S+) moves? longer/) ?? []
      if (said.includes('(its grandparent)')) expect(twin).toBe(parent[parent[generated]])
      else if (run.problem.costs) {
        const [less = 0] = claimed(said, /by a path that costs (\S+) less,/) ?? []
        const [dearer = 0] = claimed(said, /by a path that costs (\S+) more,/) ?? []
        const [cost, other] = [generated, twin].map((each) => plainCost(recording, run, each))
        expect(dearer - less).toBeCloseTo((other - cost) / run.problem.costs.one, 6)
        expect(said.includes('that costs the same')).toBe(cost === other)
      } else {
        const more = plainDepth(recording, twin) - plainDepth(recording, generated)
        expect(more).toBe(longer - shorter)
        expect(said.includes('at the same depth')).toBe(more === 0)
      }
      expect(said.includes('was dropped and never expanded')).toBe(dropped.has(twin))
    })
  })

  it('why it is pruned, by which limit, and where it joins', () => {
    everySentence((said, { generated, limit }, { recording, run }) => {
      if (generated === undefined) return
      const { parent, low, high, h } = recording.columns
      const depth = plainDepth(recording, generated)
      const isGoal = run.problem.isGoal(low[generated], high[generated])
      const within = limit ?? Number(run.chosen.options.limit)
      if (/is not the goal/.test(said)) expect(isGoal).toBe(false)
      const [at] = claimed(said, /at the depth limit of ([\d,]+)[,.]/) ?? []
      if (at !== undefined) expect([at, depth]).toEqual([within, within])
      const [deeper] = claimed(said, /is deeper than the depth limit of ([\d,]+)[,.]/) ?? []
      if (deeper !== undefined) expect([deeper, depth > within]).toEqual([within, true])
      const over = claimed(said, /f = (\S+) \+ (\S+) = (\S+) is over the limit of ([\d,]+),/)
      if (over) {
        const g = plainCost(recording, run, generated)
        const values = [g, h[generated], g + h[generated]]
        const one = run.problem.costs?.one ?? 1
        expect(over).toEqual([...values.map((units) => units / one), within])
        expect(values[2] / one).toBeGreaterThan(within)
      }
      if (said.includes('undoes the last move')) {
        const before = parent[parent[generated]]
        expect([low[before], high[before]]).toEqual([low[generated], high[generated]])
      }
    })
  })

  it('that another node has its state, at a greater depth', () => {
    everySentence((said, { generated }, { recording }) => {
      const twin = claimed(said, /node (\S+) has this state at depth (\S+), the new node/)
      if (generated === undefined || !twin) return
      const { low, high } = recording.columns
      const [node, depth] = twin
      expect([low[node], high[node]]).toEqual([low[generated], high[generated]])
      expect(plainDepth(recording, node)).toBe(depth)
      expect(plainDepth(recording, generated)).toBeLessThan(depth)
    })
  })
})

describe('of any search, what is told of its end is so', () => {
  it('that nothing waits, and that no goal is within the limit', () => {
    everySentence((said, { marker, waiting }, { recording, run }) => {
      if (marker?.kind !== 'finish') return
      if (/The (stack|queue|frontier) is empty/.test(said)) expect(waiting).toEqual([])
      const [limit] =
        claimed(said, /the goal was not found within the depth limit of ([\d,]+)/) ?? []
      if (limit === undefined) return
      expect(limit).toBe(Number(run.chosen.options.limit))
      const { parent, reason, depth, twin } = recording.columns
      const isNearer = Array.from(parent.subarray(0, recording.rows).keys()).some(
        (node) => reason[node] === 1 && depth[node] < depth[twin[node]],
      )
      expect(said.includes('may have been missed')).toBe(isNearer)
      if (!isNearer) expect(nearestGoal(run) ?? Infinity).toBeGreaterThan(limit)
    })
  })

  it('how many moves the solution has', () => {
    everySentence((said, { marker }, { recording, run }) => {
      const found = claimed(
        said,
        /Node (\S+) (?:(?!Node).)*is the goal, (\S+) moves? from the start\./,
      )
      if (marker?.kind !== 'solution' || !found) return
      const { low, high } = recording.columns
      const [node, moves] = found
      expect(run.problem.isGoal(low[node], high[node])).toBe(true)
      expect(plainDepth(recording, node)).toBe(moves)
    })
  })
})
