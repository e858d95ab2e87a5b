import { describe, expect, it } from 'vitest'
import { graphOf } from '../../../src/problems/graph/settings'
import { namedMaps } from '../../../src/problems/grid/namedMaps'
import type { Settings } from '../../../src/problems/problem'
import { inCosts } from '../../../src/recording/costs'
import { stateOf } from '../../../src/recording/query/path/path'
import { pathCost } from '../../../src/recording/query/path/pathCost'
import {
  allMoves,
  asOneLine,
  costsFromStart,
  leastCosts,
  problemOf,
  solutionCost,
} from './costsOfStates'
import { textsOfPlaces } from './lessonText'
import { recorded, settingsOfLesson } from './recorded'

const text = textsOfPlaces('10-costs')
const lesson = (name: string) => settingsOfLesson(10, name)

/** The states that a run expanded, in order, each with its path cost. */
function expandedIn(settings: Settings) {
  const { run, recording } = recorded(settings)
  return Array.from(recording.expansions.items.subarray(0, recording.expanded), (node) => ({
    state: run.problem.format(stateOf(recording, node)),
    cost: inCosts(run.problem, pathCost(recording.columns, node)),
  }))
}

/** What a road of Romania costs. */
function road(from: string, to: string): number | undefined {
  const graph = graphOf('romania')
  if (!graph.ok) throw new Error('no Romania')
  const { nodes, edges } = graph.value
  return edges.find((edge) =>
    [nodes[edge.from].name, nodes[edge.to].name].every((name) => [from, to].includes(name)),
  )?.cost
}

describe('what the lesson on costs says', () => {
  it('of roads is what they cost', () => {
    expect(text.get('two-numbers')).toContain('on to Rimnicu 80,')
    expect(road('Sibiu', 'Rimnicu')).toBe(80)
    const pitesti = ['Bucharest', 'Craiova', 'Rimnicu'].map((city) => road('Pitesti', city))
    expect(pitesti).toEqual([101, 138, 97])
    expect(asOneLine(text.get('from-pitesti'))).toContain(
      'to Bucharest for 101, to Craiova for 138, and back to Rimnicu for 97.',
    )
  })

  it('of the wrong twin: it costs twice as much as the child that is pruned', () => {
    const { run, recording } = recorded(lesson('fewest'))
    const [kept, pruned] = [6, 11].map((node) => pathCost(recording.columns, node))
    expect(Math.round(kept / pruned)).toBe(2)
    expect(recording.columns.twin[11]).toBe(6)
    expect(run.problem.format(stateOf(recording, 11))).toBe('Oradea')
  })

  it('of the first eight cities: each costs more than the one before', () => {
    const costs = expandedIn(lesson('cheapest')).map(({ cost }) => cost)
    expect(costs).toEqual(costs.toSorted((one, other) => one - other))
    expect(new Set(costs.slice(0, 8)).size).toBe(8)
    expect(expandedIn(lesson('cheapest'))[7].state).toBe('Fagaras')
  })

  it('of every run by cost: what is expanded has its true cost and is no dearer than the goal, and all that is cheaper is expanded', () => {
    for (const name of ['cheapest', 'around', 'land', 'firstGoal', 'zero']) {
      const costs = costsFromStart(lesson(name))
      const goal = solutionCost(lesson(name))
      const expanded = expandedIn(lesson(name))
      for (const { state, cost } of expanded) expect(cost, state).toBe(costs.get(state))
      expect(Math.max(...expanded.map(({ cost }) => cost))).toBeLessThanOrEqual(goal)
      const cheaper = [...costs].filter(([, cost]) => cost < goal).map(([state]) => state)
      expect(expanded.map(({ state }) => state)).toEqual(expect.arrayContaining(cheaper))
    }
  })

  it('of the map of Romania: the cities that cost less than the goal were expanded, and no other', () => {
    const costs = costsFromStart(lesson('cheapest'))
    const cheaper = [...costs].filter(([, cost]) => cost < 418).map(([state]) => state)
    expect(new Set(expandedIn(lesson('cheapest')).map(({ state }) => state))).toEqual(
      new Set(cheaper),
    )
  })

  it('of the hills: nearly every cell was expanded', () => {
    const { size } = costsFromStart(lesson('land'))
    expect(expandedIn(lesson('land')).length).toBeGreaterThan(0.99 * size)
  })

  it('of a cost below zero: the goal that is taken first is not the cheapest', () => {
    const told = asOneLine(text.get('which-costs'))
    const roads = Array.from(
      told.matchAll(/from (S|A|B) to (A|B|G) for (−?\d)/g),
      ([, from, to, cost]) => ({ from, to, cost: Number(cost.replace('−', '-')) }),
    )
    expect(roads).toHaveLength(4)
    const [byA, byB] = [roads.filter(({ from }) => from !== 'B'), roads]
    // A leaves at 2 and G at 3, before B at 4 could tell of its road.
    expect(Object.fromEntries(leastCosts(byA, 'S'))).toEqual({ S: 0, A: 2, G: 3, B: 4 })
    expect(Object.fromEntries(leastCosts(byB, 'S'))).toEqual({ S: 0, A: 1, G: 2, B: 4 })
    expect(told).toContain('takes A at 2 and then G at 3, and stops. B still waits, at 4.')
    expect(told).toContain('through B, A costs 1 and G costs 2.')
  })

  it('of the letters: no road of Romania is shorter than 70, and no node deeper than six moves', () => {
    const { recording } = recorded(lesson('cheapest'))
    const least = Math.min(...allMoves(problemOf(lesson('cheapest'))).map(({ cost }) => cost))
    const deepest = Math.floor(solutionCost(lesson('cheapest')) / least)
    expect(asOneLine(text.get('costs'))).toContain(`the shortest road is ${least}, so`)
    expect(asOneLine(text.get('costs'))).toContain(`/ ${least}⌋ = ${deepest}:`)
    expect(asOneLine(text.get('costs'))).toContain(`no node of the tree deeper than ${deepest + 1}`)
    expect(Math.max(...recording.columns.depth)).toBeLessThanOrEqual(deepest + 1)
  })

  it('of sums: two paths cost the same, and sums of decimals would have told them apart', () => {
    const { run, recording } = recorded(lesson('tenths'))
    expect(asOneLine(text.get('made'))).toContain(String(0.1 + 0.2))
    expect([3, 4].map((node) => run.problem.format(stateOf(recording, node)))).toEqual(['B', 'B'])
    expect(recording.columns.twin[4]).toBe(3)
    expect([3, 4].map((node) => pathCost(recording.columns, node))).toEqual([30, 30])
    expect(0.15 + 0.15).toBeLessThan(0.1 + 0.2)
  })

  it('of the swamp: its middle costs most', () => {
    const map = namedMaps.get('swamp')?.trim() ?? ''
    expect(Math.min(...[...map.replaceAll(/\D/g, '')].map(Number))).toBe(3)
    expect(map.split('\n')[4]).toContain('9')
  })
})

describe('an exercise of the lesson on costs', () => {
  const costBy = (name: string, start: string, solver: string) =>
    solutionCost({ ...lesson(name), start, solver })

  it('has several cities with an expensive path of the fewest moves, and more without', () => {
    const cities = [...costsFromStart(lesson('cheapest')).keys()]
    const dear = cities.filter(
      (city) =>
        costBy('cheapest', city, 'breadth-first') > costBy('cheapest', city, 'uniform-cost'),
    )
    expect(new Set(dear)).toEqual(new Set(['Arad', 'Oradea', 'Sibiu', 'Timisoara', 'Zerind']))
  })

  it('has one cell that is farther than all others, and a middle that is not', () => {
    const cells = [...costsFromStart(lesson('around')).keys()]
    const costs = new Map(cells.map((cell) => [cell, costBy('around', cell, 'uniform-cost')]))
    expect(Math.max(...costs.values())).toBe(32)
    expect(cells.filter((cell) => costs.get(cell) === 32)).toEqual(['4,4'])
    expect(costs.get('8,4')).toBe(28)
  })
})
