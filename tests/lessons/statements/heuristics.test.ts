import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Problem, Settings } from '../../../src/problems/problem'
import { inCosts } from '../../../src/recording/costs'
import { eventAt } from '../../../src/recording/query/events'
import { stateOf } from '../../../src/recording/query/path/path'
import { allMoves, asOneLine, costsToGoal, problemOf, solutionCost } from './costsOfStates'
import { textsOfPlaces } from './lessonText'
import { recorded, settingsOfLesson } from './recorded'

const name = '11-good-better-inconsistent'
const text = textsOfPlaces(name)
const lesson = (run: string) => settingsOfLesson(11, run)
const expansions = (settings: Settings) => recorded(settings).recording.totals.expanded

/** The h of a problem for the state of a name. */
function hOf(problem: Problem, id: string) {
  const heuristic = problem.heuristics.find((each) => each.id === id)
  if (!heuristic) throw new Error(id)
  const { map } = problem
  if (map?.kind !== 'places' && map?.kind !== 'cells') throw new Error('no map')
  const count = map.kind === 'places' ? map.places.length : map.width * map.height
  const values = new Map(
    Array.from({ length: count }, (_, low) => [
      problem.format({ low, high: 0 }),
      inCosts(problem, heuristic.of(low, 0)),
    ]),
  )
  return (state: string) => values.get(state) ?? Number.NaN
}

/** The moves along which h falls by more than they cost. */
function broken(settings: Settings, id: string) {
  const problem = problemOf(settings)
  const h = hOf(problem, id)
  return allMoves(problem).filter(({ from, to, cost }) => h(from) > cost + h(to))
}

/** The states for which h is more than the true cost. */
function tooHigh(settings: Settings, id: string) {
  const h = hOf(problemOf(settings), id)
  return [...costsToGoal(settings)].filter(([state, cost]) => h(state) > cost)
}

describe('what the lesson on heuristics says', () => {
  it('of the straight lines of Romania: they are admissible and consistent', () => {
    expect(tooHigh(lesson('a'), 'given')).toEqual([])
    expect(broken(lesson('a'), 'given')).toEqual([])
    const [h, costs] = [hOf(problemOf(lesson('a')), 'given'), costsToGoal(lesson('a'))]
    const missing = ['Pitesti', 'Arad'].map((city) => (costs.get(city) ?? 0) - h(city))
    expect(asOneLine(text.get('straight-lines'))).toContain(
      `For Pitesti it is too low by ${missing[0]}, for Arad by ${missing[1]}.`,
    )
    expect(asOneLine(text.get('consistent'))).toContain(`: by ${h('Arad') - h('Sibiu')}.`)
  })

  it('of its tables: each number stands beside the city that it is of', () => {
    const { run, recording } = recorded(lesson('a'))
    const cities = [0, 1, 7, 5, 9].map((node) => run.problem.format(stateOf(recording, node)))
    expect(cities).toEqual(['Arad', 'Sibiu', 'Rimnicu', 'Fagaras', 'Pitesti'])
    const waiting = [2, 3, 5, 6, 7].map((node) => run.problem.format(stateOf(recording, node)))
    expect(waiting).toEqual(['Timisoara', 'Zerind', 'Fagaras', 'Oradea', 'Rimnicu'])
    const written = readFileSync(`lessons/${name}.md`, 'utf8')
    for (const city of ['Sibiu', 'Fagaras', 'Rimnicu', 'Pitesti']) {
      expect(lesson(`from${city}`).start).toBe(city)
      expect(written).toMatch(new RegExp(`^\\| ${city} \\| .*run="from${city}" of="cost"`, 'm'))
    }
  })

  it('of the graph that misleads: the heuristic is admissible, right for B and far too low for A', () => {
    expect(tooHigh(lesson('misled'), 'given')).toEqual([])
    const costs = costsToGoal(lesson('misled'))
    expect([costs.get('A'), costs.get('B')]).toEqual([9, 5])
    expect(asOneLine(text.get('misled'))).toContain('from there the goal costs 5.')
    expect(asOneLine(text.get('misled'))).toContain('from there it costs 9.')
  })

  it('of the inconsistent heuristic: it is never too high, and two roads break the other promise', () => {
    const settings = lesson('inconsistent')
    expect(tooHigh(settings, 'given')).toEqual([])
    const roads = broken(settings, 'given').map(({ from, to }) => from + to)
    expect(new Set(roads)).toEqual(new Set(['SA', 'BC']))
    const h = hOf(problemOf(settings), 'given')
    const costs = costsToGoal(settings)
    const written = readFileSync(`lessons/${name}.md`, 'utf8')
    const row = (title: string, of: (state: string) => number | undefined) =>
      `| ${title} | ${[...'SABCDG'].map(of).join(' | ')} |`
    expect(written).toContain(row('h', h))
    expect(written).toContain(row('true cost', (state) => costs.get(state)))
  })

  it('of a search that opens no state again: it answers with the expensive path to C', () => {
    const { run, recording } = recorded(lesson('inconsistent'))
    expect([3, 5].map((node) => run.problem.format(stateOf(recording, node)))).toEqual(['C', 'C'])
    const expanded = recording.expansions.items.subarray(0, recording.expanded)
    expect([...expanded].filter((node) => node === 3 || node === 5)).toEqual([3, 5])
    const roads = new Map(allMoves(run.problem).map(({ from, to, cost }) => [from + to, cost]))
    const byA = (roads.get('SA') ?? 0) + (roads.get('AC') ?? 0)
    const rest = ['CD', 'DG'].map((road) => roads.get(road) ?? 0)
    const sum = byA + rest[0] + rest[1]
    expect(asOneLine(text.get('what-it-takes'))).toContain(
      `${byA} to C, ${rest[0]} to D and ${rest[1]} to the goal: ${sum}`,
    )
    expect(solutionCost(lesson('inconsistentH'))).toBe(sum)
  })

  it('of the four heuristics: all are consistent, none is lower than the one before, and each saves work', () => {
    const runs = ['none', 'euclidean', 'octile', 'manhattan'].map(lesson)
    const ids = runs.map(({ heuristic }) => heuristic)
    const problem = problemOf(runs[0])
    const states = new Set(allMoves(problem).map(({ from }) => from))
    for (const [at, id] of ids.entries()) {
      expect(broken(runs[0], id)).toEqual([])
      if (at === 0) continue
      const [lower, higher] = [ids[at - 1], id].map((each) => hOf(problem, each))
      expect([...states].filter((state) => higher(state) < lower(state))).toEqual([])
      expect(expansions(runs[at])).toBeLessThan(expansions(runs[at - 1]))
    }
    expect(expansions(runs[0])).toBe(expansions({ ...runs[0], solver: 'uniform-cost' }))
  })

  it('of weights: the answer is within its bound, up to 3 a cheapest one on the hills, and more is not always less work', () => {
    const weighted = ['hills2', 'hills3', 'hills10', 'swamp15', 'swamp2', 'swamp3', 'pocket3']
    for (const run of weighted) {
      const settings = lesson(run)
      const best = solutionCost({ ...settings, solver: 'uniform-cost' })
      expect(solutionCost(settings), run).toBeLessThanOrEqual(Number(settings.weight) * best)
      if (run === 'hills2' || run === 'hills3') expect(solutionCost(settings)).toBe(best)
    }
    expect(expansions(lesson('swamp2'))).toBeGreaterThan(expansions(lesson('swamp15')))
    expect(solutionCost(lesson('pocket3'))).toBeGreaterThan(solutionCost(lesson('manhattan')))
  })

  it('of beams: a narrow one misses every path, and wider ones find an expensive one, then a cheapest', () => {
    expect(recorded(lesson('beam1')).recording.outcome?.kind).toBe('limit')
    const costs = ['beam2', 'beam3', 'beam10', 'manhattan'].map((run) => solutionCost(lesson(run)))
    expect(costs[0]).toBeGreaterThan(costs[1])
    expect(costs[1]).toBeGreaterThan(costs[2])
    expect(costs[2]).toBe(costs[3])
    expect(asOneLine(text.get('costs'))).toContain('With a width of 1')
  })

  it('of the branch that opens again: a twin that waits gives its place, one that was expanded does not', () => {
    const { run, recording } = recorded(lesson('inconsistent'))
    const opened = [10, 13].map((step) => eventAt(recording, step))
    expect(opened).toMatchObject([
      { kind: 'supersede', node: 3, by: 5, waiting: false },
      { kind: 'supersede', node: 4, by: 6, waiting: true },
    ])
    const states = [3, 5, 4, 6].map((node) => run.problem.format(stateOf(recording, node)))
    expect(states).toEqual(['C', 'C', 'D', 'D'])
    expect(asOneLine(text.get('made'))).toContain('node 6 has just taken the place of node 4')
  })

  it('of the open field: the heuristic is right everywhere, and all that is expanded has one f', () => {
    const settings = lesson('open')
    const problem = problemOf(settings)
    const h = hOf(problem, 'manhattan')
    for (const [cell, cost] of costsToGoal(settings)) expect(h(cell), cell).toBe(cost)
    const { recording } = recorded(settings)
    const cells = new Set(
      Array.from(recording.expansions.items.subarray(0, recording.expanded), (node) =>
        problem.format(stateOf(recording, node)),
      ),
    )
    const corner = (cell: string) => cell.split(',').map(Number)
    const [from, to] = [problem.settings.start, problem.settings.goal].map(corner)
    const rectangle = (to[0] - from[0] + 1) * (to[1] - from[1] + 1)
    // All cells between the corners but the goal.
    expect(cells.size).toBe(rectangle - 1)
    const outside = [...cells].map(corner).filter(([x, y]) => {
      return x < from[0] || x > to[0] || y < from[1] || y > to[1]
    })
    expect(outside).toEqual([])
    expect(expansions(lesson('openNearest'))).toBe(solutionCost(settings))
    expect(solutionCost(lesson('openNearest'))).toBe(solutionCost(settings))
  })
})

describe('an exercise of the lesson on heuristics', () => {
  it('has one city from which greedy search finds a path that is longer and costs more', () => {
    const cities = [...costsToGoal(lesson('a')).keys()]
    const found = cities.filter((start) => {
      const [greedy, best] = ['greedy', 'a-star'].map((solver) =>
        recorded({ ...lesson('a'), start, solver }),
      )
      const [long = [], short = []] = [greedy, best].map(({ recording }) => recording.solution)
      return long.length > short.length
    })
    expect(found).toEqual(['Timisoara'])
    const greedy = solutionCost({ ...lesson('a'), start: 'Timisoara', solver: 'greedy' })
    expect(greedy).toBeGreaterThan(solutionCost({ ...lesson('a'), start: 'Timisoara' }))
  })

  it('has many cells from which the weight is too much, and many from which it is not', () => {
    const cells = [...costsToGoal(lesson('pocket3')).keys()]
    const dear = cells.filter((start) => {
      const settings = { ...lesson('pocket3'), start }
      return solutionCost(settings) > solutionCost({ ...settings, solver: 'a-star' })
    })
    expect(dear.length).toBeGreaterThan(20)
    expect(cells.length - dear.length).toBeGreaterThan(20)
  })
})
