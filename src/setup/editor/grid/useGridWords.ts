import { gridCell } from '../../../problems/grid/gridMap'
import type { GridMap } from '../../../problems/grid/gridMap'
import { useTranslation } from '../../../words/useTranslation'
import { costOfBrush, namedBrushes } from './brushes'
import type { GridBrush } from './brushes'
import { endAt } from './stroke'

/** What is said of a grid to those who paint it by keys. */
export function useGridWords() {
  const { t } = useTranslation()

  /** What a cell is, and where. */
  function cellWords(map: GridMap, cell: number): string {
    const end = endAt(map, cell)
    const cost = map.costs[cell]
    const what = end || cost === 0 ? nameOf(end ?? 'wall') : costWords(cost)
    return t('map.cell', { ...gridCell(map, cell), what })
  }

  /** Which brush is held now. */
  function brushWords(brush: GridBrush): string {
    return t('editor.grid.brushNow', { brush: nameOf(brush) })
  }

  function nameOf(brush: GridBrush): string {
    const named = namedBrushes.find((each) => each === brush)
    return named ? t(`editor.grid.brush.${named}`) : costWords(costOfBrush(brush))
  }

  function costWords(cost: number): string {
    return t('editor.grid.costs', { cost })
  }

  return { cellWords, brushWords }
}
