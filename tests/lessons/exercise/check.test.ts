import { describe, expect, it } from 'vitest'
import { readCheck } from '../../../src/lessons/exercise/check'
import { judge, measureQuestion } from '../../../src/lessons/exercise/measured'
import { say } from '../../../src/words/message'
import { recorded } from '../statements/recorded'

describe('what an exercise asks for', () => {
  it('is a length, or that one search does better than another', () => {
    expect(readCheck('length:10')).toEqual({ kind: 'length', moves: 10, searches: [{}] })
    expect(readCheck('fewer:depth-first,breadth-first')).toEqual({
      kind: 'fewer',
      times: 1,
      searches: [{ solver: 'depth-first' }, { solver: 'breadth-first' }],
    })
    expect(readCheck('longer:a-star sum,a-star manhattan')).toEqual({
      kind: 'longer',
      times: 1,
      searches: [
        { solver: 'a-star', heuristic: 'sum' },
        { solver: 'a-star', heuristic: 'manhattan' },
      ],
    })
    expect(readCheck('pruned:60')).toEqual({ kind: 'pruned', percent: 60, searches: [{}] })
    expect(readCheck('cost:4.5')).toEqual({ kind: 'cost', cost: 4.5, searches: [{}] })
    expect(readCheck('dearer:weighted-a-star 3,a-star')).toEqual({
      kind: 'dearer',
      times: 1,
      searches: [{ solver: 'weighted-a-star', weight: '3' }, { solver: 'a-star' }],
    })
    expect(readCheck('fewer:breadth-first expansion,breadth-first')).toMatchObject({
      searches: [{ goalTest: 'expansion' }, {}],
    })
  })

  it('is a number of shortest solutions, all of which a search is told to find', () => {
    expect(readCheck('solutions:2,ida-star all')).toEqual({
      kind: 'solutions',
      least: 2,
      searches: [{ solver: 'ida-star', solutions: 'all' }],
    })
  })

  it('is a goal that a search with a limit misses', () => {
    expect(readCheck('missed:depth-first 10,breadth-first')).toEqual({
      kind: 'missed',
      limit: 10,
      searches: [{ solver: 'depth-first', limit: '10' }, { solver: 'breadth-first' }],
    })
  })

  it('is a number of times fewer', () => {
    expect(readCheck('fewer:bidirectional,breadth-first,10')).toMatchObject({ times: 10 })
  })

  it.each([
    '',
    'fewer:bidirectional,breadth-first,many',
    'far-twin:3',
    'length',
    'length:ten',
    'length:10:3',
    'fewer:bidirectional,breadth-first:10',
    'cost:',
    'cost:dear',
    'fewer:breadth-first',
    'fewer:magic,greedy',
    'most:1',
    'solutions',
    'solutions:2',
    'solutions:some,ida-star all',
    'solutions:1.5,ida-star all',
    'solutions:2,ida-star',
    'missed:depth-first,breadth-first',
    'missed:depth-first 10',
    'missed:depth-first 10,breadth-first,2',
  ])('is nothing like %j', (text) => expect(readCheck(text)).toBeUndefined())
})

describe('an exercise is solved', () => {
  const length = readCheck('length:10')
  const fewer = readCheck('fewer:depth-first,breadth-first')
  const longer = readCheck('longer:a-star sum,a-star manhattan')
  const cost = readCheck('cost:418')
  const dearer = readCheck('dearer:breadth-first,uniform-cost')
  const found = (moves: number | undefined, expanded: number, price = moves) => ({
    moves,
    expanded,
    children: 0,
    pruned: 0,
    solutions: 1,
    cost: price,
  })

  it('by as many moves as it asks for', () => {
    if (!length) throw new Error('not read')
    expect(judge(length, [found(10, 5)]).solved).toBe(true)
    expect(judge(length, [found(11, 5)]).solved).toBe(false)
    expect(judge(length, [found(10, 5)], true)).toMatchObject({ solved: false, again: true })
    expect(judge(length, [found(11, 5)], true)).toMatchObject({ solved: false, again: false })
    expect(judge(length, [found(undefined, 5)]).solved).toBe(false)
  })

  it('by as many shortest solutions as it asks for', () => {
    const two = readCheck('solutions:2,ida-star all')
    if (!two) throw new Error('not read')
    const verdictOf = (solutions: number) => judge(two, [{ ...found(6, 20), solutions }])
    expect(verdictOf(1).solved).toBe(false)
    expect(verdictOf(2).solved).toBe(true)
    expect(say(verdictOf(1).told)).toBe('A shortest solution has 6 moves. It is the only one.')
    expect(say(verdictOf(2).told)).toBe(
      'A shortest solution has 6 moves. There are 2 of that length.',
    )
  })

  it.each([
    [undefined, 4, true, 'The first search finds nothing, and the goal is only 4 moves away.'],
    [undefined, 10, true, 'The first search finds nothing, and the goal is only 10 moves away.'],
    [8, 4, false, 'The first search finds a solution of 8 moves.'],
    [
      undefined,
      11,
      false,
      'The first search finds nothing, but the goal is 11 moves away, and the limit is 10.',
    ],
    [undefined, undefined, false, 'The goal is not found from this start.'],
  ])('by a goal that is missed: %s and %s moves', (first, second, isSolved, sentence) => {
    const missed = readCheck('missed:depth-first 10,breadth-first')
    if (!missed) throw new Error('not read')
    const { solved, told } = judge(missed, [found(first, 5), found(second, 5)])
    expect([solved, say(told)]).toEqual([isSolved, sentence])
  })

  it('by what its solution costs, or by a dearer one of the first search', () => {
    if (!cost || !dearer) throw new Error('not read')
    expect(judge(cost, [found(4, 5, 418)]).solved).toBe(true)
    expect(judge(cost, [found(3, 5, 450)]).solved).toBe(false)
    expect(judge(dearer, [found(3, 5, 450), found(4, 12, 418)]).solved).toBe(true)
    expect(judge(dearer, [found(4, 12, 418), found(3, 5, 450)]).solved).toBe(false)
    expect(judge(dearer, [found(4, 12, 418), found(4, 5, 418)]).solved).toBe(false)
  })

  it('by ten times fewer nodes, where it asks for that', () => {
    const tenth = readCheck('fewer:bidirectional,breadth-first,10')
    if (!tenth) throw new Error('not read')
    expect(judge(tenth, [found(9, 5), found(9, 50)]).solved).toBe(true)
    expect(judge(tenth, [found(9, 6), found(9, 59)]).solved).toBe(false)
  })

  it.each([
    [5, 3, true],
    [61, 36, false],
    [0, 0, false],
  ])('by the share of %i children of which %i are pruned: %s', (children, pruned, isSolved) => {
    const share = readCheck('pruned:60')
    if (!share) throw new Error('not read')
    const measured = { ...found(2, 5), children, pruned }
    expect(judge(share, [measured]).solved).toBe(isSolved)
  })

  it.each([
    ['A -> B 1; B -> C 1; C -> D 1', false, 'No child was pruned'],
    ['A -> B 1; B -> C 1; C -> D 1; C -> A 1', true, 'stands 3 levels above'],
    ['A - B 1; B - C 1; C - D 1', false, 'stands 2 levels above'],
    ['A -> B 1; A -> C 1; B -> D 1; C -> D 1', false, 'stands on the level'],
  ])('by a twin that two steps forget: %s', (edges, isSolved, told) => {
    const graph = `node A; node B; node C; node D; ${edges}; start A; goal D`
    const check = readCheck('far-twin')
    const settings = { problem: 'graph', graph, solver: 'breadth-first', goalTest: 'never' }
    const { recording, run } = recorded(settings)
    const measured = measureQuestion('far-twin').answer(recording, run)
    if (!check || !measured?.ok) throw new Error('not measured')
    const verdict = judge(check, [measured.value])
    expect(verdict.solved).toBe(isSolved)
    expect(say(verdict.told)).toContain(told)
  })

  it('by shares of children, which the start is none of', () => {
    const settings = { problem: 'graph', graph: 'A - B 1; start A; goal B', goalTest: 'never' }
    const { recording, run } = recorded(settings)
    const measured = measureQuestion('pruned').answer(recording, run)
    // From A there is one child, and from B one that leads back.
    expect(measured).toMatchObject({ value: { children: 2, pruned: 1 } })
  })

  it('by fewer nodes, or a longer way, of the first search', () => {
    if (!fewer || !longer) throw new Error('not read')
    expect(judge(fewer, [found(9, 5), found(3, 6)]).solved).toBe(true)
    expect(judge(fewer, [found(3, 6), found(3, 6)]).solved).toBe(false)
    expect(judge(longer, [found(9, 6), found(3, 6)]).solved).toBe(true)
    expect(judge(longer, [found(3, 1), found(3, 6)]).solved).toBe(false)
  })
})
