import type { Settings } from '../../src/problems/problem'
import type { Figures, KnownRun } from './figures'

const shortest = [
  { start: 'seed', metric: 'cell', moves: 85 },
  { start: 'seed', metric: 'straight', moves: 66 },
  { start: 'seed', metric: 'any', moves: 60 },
  { start: 'classic', metric: 'cell', moves: 116 },
  { start: 'classic', metric: 'straight', moves: 90 },
  { start: 'classic', metric: 'any', moves: 81 },
]

const all = { title: 'as they are', settings: {} }
const mirrored = { title: 'mirror images taken as equal', settings: { mirror: 'on' } }

interface KnownTable extends Pick<Figures, 'comparisons'>, Partial<Pick<Figures, 'peakSize'>> {
  readonly title: string
  readonly settings: Settings
  readonly reached: string
}

/** What each table compares until the goal of `seed` is generated. */
const comparisons: readonly KnownTable[] = [
  { ...all, reached: 'list', comparisons: 310_634_759 },
  { ...all, reached: 'list-oldest-first', comparisons: 892_308_334 },
  { ...all, reached: 'two-step', comparisons: 51_299_989, peakSize: 1_817 },
  { ...mirrored, reached: 'list', comparisons: 78_146_211 },
  { ...mirrored, reached: 'list-oldest-first', comparisons: 224_454_697 },
  { ...mirrored, reached: 'two-step', comparisons: 12_893_792, peakSize: 909 },
]
const treeComparisons = [
  { ...all, comparisons: 2_781_816 },
  { ...mirrored, comparisons: 1_292_478 },
]

// Where the goal stands in the last level, and which twin comes first, is the order of moves.
const withinForMoves = 0.002
// A tree grows by the order of its keys as well, and the other program packs boards in its own way.
const withinForKeys = 0.3

const seed = (settings: Settings): Settings => ({
  problem: 'blocks',
  solver: 'breadth-first',
  start: 'seed',
  metric: 'cell',
  ...settings,
})

/** What is known of sliding blocks. */
export const knownBlockRuns: readonly KnownRun[] = [
  ...shortest.map(({ start, metric, moves }) => ({
    title: `breadth-first, the blocks of ${start}, ${metric}`,
    settings: seed({ start, metric }),
    figures: { moves },
  })),
  ...['seed', 'classic'].map((start) => ({
    title: `breadth-first, all that the blocks of ${start} can reach`,
    settings: seed({ start, goalTest: 'never' }),
    figures: { reached: 25_955, expanded: 25_955 },
  })),
  {
    title: `breadth-first, the blocks of seed, ${all.title}`,
    settings: seed(all.settings),
    figures: { moves: 85, widestLevel: 625 },
    nearly: {
      figures: { reached: 23_731, generated: 76_555, duplicates: 52_825 },
      within: withinForMoves,
    },
  },
  {
    title: `breadth-first, the blocks of seed, ${mirrored.title}`,
    settings: seed(mirrored.settings),
    figures: { moves: 85, widestLevel: 313 },
    nearly: {
      figures: { reached: 11_903, generated: 38_395, duplicates: 26_493 },
      within: withinForMoves,
    },
  },
  ...comparisons.map(({ title, settings, reached, comparisons, peakSize }) => ({
    title: `breadth-first, the blocks of seed, ${title}, ${reached}`,
    settings: seed({ ...settings, reached }),
    figures: { moves: 85, ...(peakSize !== undefined && { peakSize }) },
    nearly: { figures: { comparisons }, within: withinForMoves },
  })),
  ...treeComparisons.map(({ title, settings, comparisons }) => ({
    title: `breadth-first, the blocks of seed, ${title}, tree`,
    settings: seed({ ...settings, reached: 'tree' }),
    figures: { moves: 85 },
    nearly: { figures: { comparisons }, within: withinForKeys },
  })),
]
