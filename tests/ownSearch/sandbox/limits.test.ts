import { describe, expect, it } from 'vitest'
import { iterationMarkers } from '../../../src/recording/query/markers'
import { readRun } from '../../../src/recording/run'
import { narrate } from '../../../src/stage/narration/narrate'
import { say } from '../../../src/words/message'
import { recorderOf } from '../runHere'

interface Deepening {
  /** How far a child is, for a limit to be compared with. */
  readonly far: string
  /** The first limit. */
  readonly from?: string
  readonly hasHeuristic?: boolean
  readonly ignoresCosts?: boolean
}

/** Goes deeper by how far the children are that were cut off. */
const deepening = ({
  far,
  from = '0',
  hasHeuristic = false,
  ignoresCosts = false,
}: Deepening) => `export function* search({ tree }) {
  let limit = ${from}
  for (let next = limit; next < Infinity; limit = next) {
    tree.beginIteration(limit)
    next = Infinity
    const frontier = [tree.root()]
    while (frontier.length > 0) {
      const node = frontier.pop()
      yield tree.expand(node)
      for (const child of tree.children(node)) {
        const far = ${far}
        if (tree.isGoal(child)) return tree.solve(child)
        if (far > limit) {
          tree.prune(child, 'over-limit')
          next = Math.min(next, far)
        } else frontier.push(child)
      }
    }
  }
  return { kind: 'exhausted' }
}
export const mine = {
  id: 'mine',
  options: [${hasHeuristic ? "{ kind: 'heuristic', name: 'heuristic' }" : ''}],
  frontier: { order: 'path' },
  ignoresCosts: ${ignoresCosts},
  goalTest: () => 'generation',
  run: search,
}`

const grid = { problem: 'grid', neighbours: '8' }

/** Keeps one child more of each node from iteration to iteration. */
const broadening = `export function* search({ tree }) {
  for (let breadth = 1; breadth < 4; breadth++) {
    tree.beginIteration(breadth)
    const frontier = [tree.root()]
    while (frontier.length > 0) {
      const node = frontier.pop()
      yield tree.expand(node)
      let kept = 0
      for (const child of tree.children(node)) {
        if (kept === breadth || tree.undoes(child)) tree.prune(child, 'undoes')
        else if (tree.depth(child) < 3) {
          kept++
          frontier.push(child)
        } else tree.prune(child, 'undoes')
      }
    }
  }
  return { kind: 'exhausted' }
}
export const mine = {
  id: 'mine',
  options: [],
  frontier: { order: 'stack' },
  goalTest: () => 'generation',
  run: search,
}`

/** The limits of the first iterations, and how the second is told. */
function limitsOf(source: string) {
  const recorder = recorderOf(source, grid)
  recorder.advance(400)
  const recording = recorder.recording()
  const run = readRun({ ...grid, solver: 'own:Test', code: source })
  if (!run.ok) throw new Error(`bad setting ${run.fault.setting}`)
  const [, { event }] = iterationMarkers(recording)
  return {
    limits: recording.totals.perIteration.slice(0, 3).map(({ limit }) => limit),
    told: say(narrate(recording, run.value, event)),
  }
}

describe('where actions have costs', () => {
  it('a limit of f is told as a cost', () => {
    const { limits, told } = limitsOf(
      deepening({
        far: 'tree.g(child) + tree.h(child)',
        from: 'tree.startH()',
        hasHeuristic: true,
      }),
    )
    expect(limits.some((limit) => !Number.isInteger(limit))).toBe(true)
    expect(told).toBe(`The search starts again: f may be at most ${limits[1]}.`)
  })

  it('a limit of g is a cost too, and is not told as one of f', () => {
    expect(limitsOf(deepening({ far: 'tree.g(child)', hasHeuristic: true }))).toEqual({
      limits: [0, 1, 1.4142],
      told: 'The search starts again, with the limit 1.',
    })
  })

  it.each([
    { far: 'tree.depth(child)' },
    { far: 'tree.depth(child)', ignoresCosts: true },
    { far: 'tree.depth(child)', ignoresCosts: true, hasHeuristic: true },
  ])('a limit is a number of moves without a heuristic, or costs are ignored: %o', (search) => {
    expect(limitsOf(deepening(search))).toEqual({
      limits: [0, 1, 2],
      told: 'The search starts again, with a depth limit of 1.',
    })
  })
})

it('a limit is told as no depth where nothing was cut off by depth', () => {
  expect(limitsOf(broadening)).toEqual({
    limits: [1, 2, 3],
    told: 'The search starts again, with the limit 2.',
  })
})
