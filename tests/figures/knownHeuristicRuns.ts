import type { KnownRun } from './figures'
import { plainBeam, plainManhattan, plainMisplaced, plainWeightedAStar } from './plainSearches'

const heuristics = { manhattan: plainManhattan, misplaced: plainMisplaced }
const boards = ['867254301', '647850321', '627381450']
const unsolvable = '123456870'

/**
 * The literature has no figures of these searches on the boards that are used here, so they are
 * those of a second program, which has nothing in common with ours.
 */
export const knownHeuristicRuns: readonly KnownRun[] = [
  ...['451260738', '627381450'].flatMap((start) =>
    ['1', '1.2', '2', '5.05'].map((weight) => ({
      title: `weighted A*, ${start}, weight ${weight}`,
      settings: { solver: 'weighted-a-star', heuristic: 'manhattan', weight, start },
      figures: plainWeightedAStar(start, Math.round(Number(weight) * 100), plainManhattan),
    })),
  ),
  ...[...boards, unsolvable].flatMap((start) =>
    (['manhattan', 'misplaced'] as const).flatMap((heuristic) =>
      [1, 10, 250].map((width) => ({
        title: `beam search, ${start}, ${heuristic}, width ${width}`,
        settings: { solver: 'beam', heuristic, width: String(width), start },
        figures: plainBeam(start, width, heuristics[heuristic]),
      })),
    ),
  ),
]
