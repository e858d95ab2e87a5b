import { gridCell } from '../../../problems/grid/gridMap'
import type { GridMap } from '../../../problems/grid/gridMap'
import { useTranslation } from '../../../words/useTranslation'
import { costOfBrush } from './brushes'
import type { GridBrush } from './brushes'
import { endAt } from './stroke'

/** What is said of a grid to those who paint it by keys. */
export function useGridWords() {
  const { t } = useTranslation()

  /** What a cell is, and where. */
  function cellWords(map: GridMap, cell: number): string {
    const end = endAt(map, cell)
    const cost = map.costs[cell]
    const what = end
      ? t(`editor.grid.brush.${end}`)
      : cost === 0
        ? t('editor.grid.brush.wall')
        : t('editor.grid.costs', { cost })
    return t('map.cell', { ...gridCell(map, cell), what })
  }

  /** Which brush is held now. */
  function brushWords(brush: GridBrush): string {
    return t('editor.grid.brushNow', { brush: nameOf(brush) })
  }

  function nameOf(brush: GridBrush): string {
    switch (brush) {
      case 'wall':
      case 'free':
      case 'start':
      case 'goal':
        return t(`editor.grid.brush.${brush}`)
      default:
        return t('editor.grid.costs', { cost: costOfBrush(brush) })
    }
  }

  return { cellWords, brushWords }
}
