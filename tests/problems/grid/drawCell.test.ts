import { expect, it } from 'vitest'
import { createProblem, findManifest } from '../../../src/problems'
import type { Problem, Settings } from '../../../src/problems/problem'
import type { Stroke } from '../../../src/problems/scene'

function problemOf(settings: Settings): Problem {
  const made = createProblem({ problem: 'grid', ...settings })
  if (!made.ok) throw new Error(JSON.stringify(made.fault))
  return made.value
}

/** What is drawn around a cell, from behind to before. */
function strokesAt(problem: Problem, low = problem.start.low): readonly Stroke[] {
  return problem
    .draw({ low, high: 0 })
    .parts.flatMap((part) => (part.shape === 'figure' ? part.strokes : []))
}

const map = 'S#.......\n.55......\n........G'

it('draws the cells around the present one and its name: walls, costs, and nothing beyond the edge', () => {
  const strokes = strokesAt(problemOf({ map }))
  expect(strokes).toEqual([
    { kind: 'bar', paint: 'land', x: 2, y: 2, width: 3, height: 3, round: 0 },
    { kind: 'bar', paint: 'wall', x: 3, y: 2, width: 1, height: 1, round: 0 },
    expect.objectContaining({ kind: 'disc', paint: 'wall', x: 4.5, y: 3.5 }),
    expect.objectContaining({ kind: 'disc', paint: 'figure-0', x: 2.5, y: 2.5 }),
    expect.objectContaining({ kind: 'bar', paint: 'land', y: 3.05, height: 0.9 }),
    { kind: 'text', paint: 'ink', x: 2.5, y: 3.5, text: '0,0', size: 1 },
  ])
})

it('draws a larger disc for a higher cost', () => {
  const radius = (cost: number) => {
    const [, disc] = strokesAt(problemOf({ map: `S${cost}G` }))
    return disc.kind === 'disc' ? disc.radius : Number.NaN
  }
  const all = [2, 3, 4, 5, 6, 7, 8, 9].map(radius)
  expect(all).toEqual([...new Set(all)].sort((one, other) => one - other))
  expect(Math.max(...all)).toBeLessThan(0.5)
})

it('draws the goal where it is among them, and says when it is reached', () => {
  const problem = problemOf({ map })
  const showsGoal = (low: number) =>
    strokesAt(problem, low).some(({ kind, paint }) => kind === 'disc' && paint === 'ink')
  expect([23, 24, 6, 5, 26].map(showsGoal)).toEqual([false, true, true, false, true])
  expect(problem.draw({ low: 26, high: 0 }).parts[0].home).toBe(true)
  expect(problem.draw({ low: 25, high: 0 }).parts[0].home).toBe(false)
})

it('leaves out a disc that the name would cut: the rest of it would look like a lower cost', () => {
  const problem = problemOf({ map: '999999\n9S9999\n999999\n999999\n9999G9' })
  for (const low of [7, 8, 13, 14, 20, 22]) {
    const strokes = strokesAt(problem, low)
    const ground = strokes.at(-2)
    if (ground?.kind !== 'bar') throw new Error('no name on a ground')
    const discs = strokes.flatMap((each) =>
      each.kind === 'disc' && each.paint === 'wall' ? [each] : [],
    )
    const inItsRow = discs.filter(({ y }) => Math.abs(y - ground.y - ground.height / 2) < 0.5)
    for (const { x, radius } of inItsRow) {
      expect(x + radius <= ground.x || x - radius >= ground.x + ground.width).toBe(true)
    }
    expect(discs.length).toBeGreaterThan(inItsRow.length)
  }
})

it('writes the name on a plain ground, which hides costs and walls and never the goal', () => {
  const costly = '999999\n9S99#9\n9999G9\n999999\n999999'
  const problem = problemOf({ map: costly })
  for (const low of Array.from({ length: 30 }, (_, cell) => cell).filter((cell) => cell !== 10)) {
    const strokes = strokesAt(problem, low)
    const [column, row] = [low % 6, Math.floor(low / 6)]
    const [ground, name] = strokes.slice(-2)
    if (name.kind !== 'text') throw new Error('no name')
    // Below the last row there is nothing to hide.
    if (row === 4) {
      expect(ground).toMatchObject({ paint: 'figure-0' })
      continue
    }
    if (ground.kind !== 'bar') throw new Error('no name on a ground')
    expect(ground.paint).toBe('land')
    expect(ground.y + ground.height / 2).toBe(name.y)
    // No digit is wider than three fifths of its height; of the name, what is within the grid has a ground.
    const half = 0.3 * name.text.length
    const [left, right] = [Math.max(0, 2 - column), Math.min(5, 8 - column)]
    expect(ground.x).toBeLessThanOrEqual(Math.max(left, name.x - half))
    expect(ground.x).toBeGreaterThanOrEqual(left)
    expect(ground.x + ground.width).toBeGreaterThanOrEqual(Math.min(right, name.x + half))
    expect(ground.x + ground.width).toBeLessThanOrEqual(right)
    // It is at one and the same place, but for the cells from which the goal is seen in the row below.
    expect(name.y).toBe([8, 9, 11].includes(low) ? 1.5 : 3.5)
    for (const stroke of strokes) {
      if (stroke.kind !== 'polygon') continue
      const heights = stroke.points.map(({ y }) => y)
      const isApart =
        Math.max(...heights) <= ground.y || Math.min(...heights) >= ground.y + ground.height
      expect(isApart, name.text).toBe(true)
    }
  }
})

it('draws random starts among the cells that reach the goal, without the goal', () => {
  const random = findManifest('grid')?.random
  const settings = { problem: 'grid', map: '..#.\nG.#S' }
  const starts = Array.from({ length: 40 }, (_, seed) => random?.start(settings, seed))
  expect([...new Set(starts)].sort()).toEqual(['0,0', '1,0', '1,1'])
  expect(random?.start(settings, 7)).toBe(starts[7])
  expect(random?.start({ ...settings, map: 'S.#G' }, 7)).toBeUndefined()
  expect(random?.start({ ...settings, goal: '9,9' }, 7)).toBeUndefined()
  expect(random?.start({ ...settings, map: '...', goal: '0,0' }, 7)).toMatch(/^[12],0$/)
})
