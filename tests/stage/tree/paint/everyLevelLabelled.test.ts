import { describe, expect, it } from 'vitest'
import { densityLines } from '../../../../src/layout/density/densityLines'
import { layOutTree, levelOf } from '../../../../src/layout/treeLayout'
import { preparedComparison } from '../../../../src/pages/compare/prepared'
import { homeExamples } from '../../../../src/pages/home/examples'
import type { Settings } from '../../../../src/problems/problem'
import { rowsAt } from '../../../../src/recording/query/events'
import { iterationAt } from '../../../../src/recording/query/iterations'
import { fitCamera, viewOf } from '../../../../src/stage/tree/camera/camera'
import type { View } from '../../../../src/stage/tree/camera/camera'
import { nearCamera } from '../../../../src/stage/tree/camera/followCamera'
import { grownTo } from '../../../../src/stage/tree/camera/grownBounds'
import { paintLevelLabels } from '../../../../src/stage/tree/paint/paintLevelLabels'
import { labelRoom } from '../../../../src/stage/tree/picture/levelLabels'
import { notingCanvas } from '../notingCanvas'
import { pictureOf } from '../pictureOf'
import { recordedTree } from '../recordedTree'

/** Its levels are too many for a name each, in every size. */
const deepest = preparedComparison('orders').searches[0].settings

// The search through the whole puzzle is left to the tests of `levelLabels`: it is long to record.
const examples: readonly (readonly [string, Settings])[] = [
  ...homeExamples.slice(1).map(({ name, settings }) => [name, settings] as const),
  ['values', preparedComparison('heuristicValues').searches[0].settings],
  ['limits', preparedComparison('limits').searches[1].settings],
  ['orders', deepest],
]
const sizes = [
  { width: 1366, height: 560 },
  { width: 900, height: 640 },
  { width: 660, height: 380 },
  { width: 390, height: 300 },
  { width: 300, height: 150 },
]
const shares = [0, 0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 1]

type Tree = ReturnType<typeof treesOf>[number]

/** The tree of an example at several of its steps. */
function treesOf(settings: Settings) {
  const { recording } = recordedTree(settings)
  const { columns } = recording
  return shares.map((share) => {
    const step = Math.floor(share * (recording.events - 1))
    const { firstRow, endRow } = iterationAt(recording, step)
    const layout = layOutTree(columns, firstRow, Math.max(endRow, firstRow + 1), true)
    return { recording, layout, density: densityLines(layout, columns), step }
  })
}

/** How many levels a tree has at its step, counted node by node. */
function levelsOf({ recording: { columns }, recording, layout, step }: Tree): number {
  // Two trees that grow towards each other have all their levels from the first.
  if (layout.goalLevels > 0) return layout.levels
  const depths = columns.depth.subarray(layout.firstRow, rowsAt(recording, step))
  return depths.reduce((most, depth) => Math.max(most, depth), 0) + 1
}

/** The first and the last level that each painted label names, from the top, and where it stands. */
function painted(tree: Tree, view: View) {
  const labels: { readonly first: number; readonly last: number; readonly y: number }[] = []
  const { context } = notingCanvas()
  context.measureText = (text) => ({ width: text.length * 7 }) as TextMetrics
  context.fillText = (text, _x, y) => {
    const isFromGoal = text.endsWith('from goal')
    if (!isFromGoal && !text.startsWith('depth')) return
    const [from = -1, to = from] = (text.replaceAll(',', '').match(/\d+/g) ?? []).map(Number)
    const below = tree.layout.levels - 1
    labels.push(
      isFromGoal ? { first: below - to, last: below - from, y } : { first: from, last: to, y },
    )
  }
  paintLevelLabels(context, pictureOf(tree, view, { step: tree.step }))
  return labels
}

/** All that is painted where the whole of an example's tree is in view. */
function seenWhole(settings: Settings) {
  return treesOf(settings).flatMap((tree) =>
    sizes.map((viewport) => {
      const grown = grownTo(tree.layout, tree.recording, tree.step)
      const view = viewOf(fitCamera(grown, viewport), grown, viewport)
      const labels = painted(tree, view)
      const { levels: all, goalLevels } = tree.layout
      // Between two trees a level is free, and has no name.
      const free = goalLevels > 0 ? all - goalLevels - 1 : undefined
      const levels = Array.from({ length: levelsOf(tree) }, (_, level) => level)
      return { gap: view.gap, labels, levels, free, isShared: labels[0].first < labels[0].last }
    }),
  )
}

it('every level is within a named range where several share a line', () => {
  const shared = seenWhole(deepest).filter(({ isShared }) => isShared)
  expect(shared).not.toEqual([])
  for (const { labels } of shared) {
    labels.slice(1).forEach(({ first }, at) => expect(first).toBe(labels[at].last + 1))
  }
})

describe.each(examples)('in the picture of %s', (_name, settings) => {
  const all = seenWhole(settings)
  const single = all.filter(({ isShared }) => !isShared)

  it('every level is named where levels are as far apart as lines of text', () => {
    for (const { gap, labels, levels, free } of single) {
      if (gap < labelRoom) continue
      expect(labels.map(({ first }) => first)).toEqual(levels.filter((level) => level !== free))
    }
  })

  it('the first and the last level are named also where levels are closer', () => {
    for (const { labels, levels } of all) {
      expect([labels[0].first, labels.at(-1)?.last]).toEqual([0, levels.at(-1)])
    }
  })

  it('a level goes without a name only where a named one leaves it no room', () => {
    for (const { gap, labels, levels, free } of single) {
      const named = labels.map(({ first }) => first)
      const distances = levels.map((level) =>
        Math.min(...named.map((each) => Math.abs(each - level) * gap)),
      )
      const own = distances.filter((_, level) => level !== free)
      expect(Math.max(...own)).toBeLessThan(labelRoom)
    }
  })

  it('no two labels stand closer than one is high', () => {
    for (const { labels } of all) {
      const apart = labels.slice(1).map(({ y }, at) => y - labels[at].y)
      expect(Math.min(...apart)).toBeGreaterThan(13.5)
    }
  })

  it('the level of the current node is named where the camera is near enough to read boards', () => {
    for (const tree of treesOf(settings)) {
      const { recording, layout, step } = tree
      const current = rowsAt(recording, step) - 1
      if (current < layout.firstRow) continue
      const level = levelOf(layout, recording.columns, current)
      for (const viewport of sizes) {
        const view = viewOf(nearCamera(current, recording, layout, viewport), layout, viewport)
        expect(painted(tree, view).map(({ first }) => first)).toContain(level)
      }
    }
  })
})
