import { describe, expect, it } from 'vitest'
import { budgetOfEach } from '../../../src/pages/compare/comparison'
import { ownComparison, preparedComparison } from '../../../src/pages/compare/prepared'
import type { PreparedName } from '../../../src/pages/compare/prepared'
import { countsOf, searchCountsAt, searchCountsAtEnd } from '../../../src/pages/compare/told/counts'
import { findings } from '../../../src/pages/compare/told/findings'
import { record } from '../../../src/recording/write/recorder'
import { checkSettings } from '../../../src/setup/checkSettings'
import { say } from '../../../src/words/message'

function endsOf(name: PreparedName) {
  return preparedComparison(name).searches.map((run) => {
    const recording = record(run, budgetOfEach)
    expect(recording.overBudget).toBe(false)
    const end = searchCountsAtEnd(recording, run)
    // The counts of the last moment are those of the end.
    expect(end).toMatchObject({
      ...searchCountsAt(recording, run, recording.events - 1),
      depth: end.depth,
    })
    return end
  })
}

const spreadOf = (values: readonly (number | undefined)[]) => new Set(values).size

describe('a prepared comparison shows what it says', () => {
  it('the search from both ends sees a small part of what the one from the start sees', () => {
    const [one, both] = endsOf('bothEnds')
    expect(one.reached).toBeGreaterThan(0.9 * 181_440)
    expect(both.reached).toBeLessThan(0.1 * (one.reached ?? 0))
    expect(both.path).toBe(one.path)
  })

  it('the heuristic spares most limits and most nodes', () => {
    const [without, withH] = endsOf('limits')
    expect([without.peakSize, withH.peakSize]).toEqual([0, 0])
    expect(withH.expanded).toBeLessThan(0.5 * (without.expanded ?? 0))
    const [allLimits, limits] = preparedComparison('limits').searches.map(
      (run) => record(run).totals.perIteration.length,
    )
    expect(limits).toBeLessThan(0.5 * allLimits)
  })

  it('the sum of two heuristics expands fewer nodes and finds a longer way', () => {
    const [honest, sum] = endsOf('heuristicValues')
    expect(sum.expanded).toBeLessThan(honest.expanded ?? 0)
    expect(sum.path).toBeGreaterThan(honest.path ?? Number.POSITIVE_INFINITY)
  })

  it('the order of moves changes the work and the way', () => {
    const ends = endsOf('orders')
    expect(spreadOf(ends.map(({ expanded }) => expanded))).toBe(2)
    expect(spreadOf(ends.map(({ path }) => path))).toBe(2)
  })

  it('the fewest moves cost more than the cheapest way, which A* finds with less work', () => {
    const [fewest, cheapest, guided] = endsOf('costs')
    expect([fewest.path, fewest.cost]).toEqual([3, 450])
    expect([cheapest.path, cheapest.cost]).toEqual([4, 418])
    expect([guided.path, guided.cost]).toEqual([4, 418])
    expect(guided.expanded).toBeLessThan(0.5 * (cheapest.expanded ?? 0))
  })

  it('four tables make one tree, with other comparisons and other states held', () => {
    const ends = endsOf('tables')
    expect(spreadOf(ends.map(({ generated }) => generated))).toBe(1)
    expect(spreadOf(ends.map(({ comparisons }) => comparisons))).toBe(4)
    expect(spreadOf(ends.map(({ peakSize }) => peakSize))).toBe(2)
    expect(spreadOf(ends.map(({ reached }) => reached))).toBe(1)
    const [hash, , twoStep] = ends
    expect(hash.held).toBe(hash.reached)
    expect(twoStep.held).toBeLessThan(0.5 * (twoStep.reached ?? 0))
    expect(findings(ends).map(say)[0]).toMatch(/^All expand the same number of nodes/)
  })
})

describe('what a comparison shows', () => {
  it('names the searches with the least and the most', () => {
    const ends = [{ expanded: 2000, path: 12 }, { expanded: 10, path: 12 }, { expanded: 400 }]
    expect(findings(ends).map(say)).toEqual([
      'Search B expands the fewest nodes, 10; search A the most, 2,000.',
      'Search C finds no solution.',
    ])
  })

  it('tells the cheapest solution apart from the shortest', () => {
    const ends = [
      { expanded: 5, path: 3, cost: 450 },
      { expanded: 12, path: 4, cost: 418 },
    ]
    expect(findings(ends).map(say).slice(1)).toEqual([
      'Search A solves it in the fewest moves, 3; search B in the most, 4.',
      'Search B finds the cheapest solution of these, cost 418; search A the most expensive, 450.',
    ])
  })

  it('names all searches that share the least or the most', () => {
    const ends = [
      { expanded: 5, path: 3, cost: 450 },
      { expanded: 12, path: 4, cost: 418 },
      { expanded: 5, path: 4, cost: 418 },
    ]
    expect(findings(ends).map(say)).toEqual([
      'Searches A and C expand the fewest nodes, 5 each; search B the most, 12.',
      'Search A solves it in the fewest moves, 3; searches B and C in the most, 4.',
      'Searches B and C find the cheapest solutions of these, cost 418; search A the most expensive, 450.',
    ])
  })

  it('says nothing of tables where a search keeps none', () => {
    const ends = (peakSize: number) => [
      { expanded: 5, path: 3, peakSize: 400 },
      { expanded: 9, path: 3, peakSize },
    ]
    const found = (peakSize: number) => findings(ends(peakSize)).map(({ key }) => key)
    expect(found(80)).toContain('compare.found.peakSize')
    expect(found(0)).toEqual(['compare.found.expanded', 'compare.found.pathSame'])
  })

  it('names three as a list is written', () => {
    const ends = [{ expanded: 5 }, { expanded: 5 }, { expanded: 5 }, { expanded: 9 }]
    expect(findings(ends).map(say)[0]).toBe(
      'Searches A, B, and C expand the fewest nodes, 5 each; search D the most, 9.',
    )
  })

  it('is no cost where every action costs one', () => {
    const [one, other] = ['graph', 'sliding-3x3'].map((problem) => checkSettings({ problem }).run)
    expect(countsOf([other.problem])).not.toContain('cost')
    expect(countsOf([other.problem, one.problem])).toContain('cost')
    expect(searchCountsAtEnd(record(one), one).cost).toBe(450)
    expect(searchCountsAtEnd(record(other), other).cost).toBeUndefined()
  })
})

describe('searches of one’s own choice begin', () => {
  it('with two from the default start', () => {
    const { searches } = ownComparison()
    const [one, other] = searches.map(({ settings }) => settings)
    expect(searches).toHaveLength(2)
    expect([other.problem, other.start, other.goal]).toEqual([one.problem, one.start, one.goal])
    expect(one.solver).not.toBe(other.solver)
  })

  it('with the search of the lab, and another from its start', () => {
    const graph = 'A - B 1; B - C 2; A - C 4; goal C'
    const { run } = checkSettings({ problem: 'graph', graph, solver: 'uniform-cost' })
    const { searches } = ownComparison(run)
    expect(searches[0]).toBe(run)
    expect(searches.map(({ problem }) => problem)).toEqual([run.problem, run.problem])
    expect(searches[1].settings.solver).not.toBe('uniform-cost')
  })
})
