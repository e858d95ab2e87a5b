import { computed } from 'vue'
import type { Layout } from '../../../problems/blocks/layout'
import { defaultTarget } from '../../../problems/blocks/layout'
import { layouts } from '../../../problems/blocks/layouts'
import { formatLayout } from '../../../problems/blocks/layoutText'
import { writeCell } from '../../../problems/cell'
import type { Settings } from '../../../problems/problem'
import { cornerIn, readCorner, readLayout, resizeLayout } from './blockEdits'

const defaultLayout: Layout = { columns: 4, rows: 5, blocks: [] }

/** The layout, the block that must leave and its goal, read from settings, and changes to them. */
export function useBlocksDraft(settingsOf: () => Settings, edit: (changes: Settings) => void) {
  const layout = computed(() => readLayout(settingsOf().start ?? layouts[0].rows) ?? defaultLayout)
  /** The letter of the block that must leave; it may be that of no block. */
  const letter = computed(() => {
    const { blocks } = layout.value
    return settingsOf().target ?? (blocks.length > 0 ? defaultTarget(layout.value).label : '')
  })
  const target = computed(() => layout.value.blocks.find(({ label }) => label === letter.value))
  const goal = computed(() => readCorner(settingsOf().goal ?? '', layout.value, target.value))

  function changeLayout(changed: Layout): void {
    // The block that must leave stays the same one also where it was only the default one.
    edit({ start: formatLayout(changed), target: letter.value })
  }

  function resize(columns: number, rows: number): void {
    const { column, row } = goal.value
    const { width, height } = target.value ?? { width: 1, height: 1 }
    const isOnBoard = column + width <= columns && row + height <= rows
    const start = formatLayout(resizeLayout(layout.value, columns, rows))
    edit({ start, target: letter.value, ...(!isOnBoard && { goal: '' }) })
  }

  /** Another block that must leave has another default place to go to. */
  function chooseTarget(label: string): void {
    edit({ target: label, goal: '' })
  }

  function placeGoal(cell: number): void {
    if (!target.value) return
    edit({ goal: writeCell(cornerIn(layout.value, target.value, cell)) })
  }

  return { layout, target, goal, changeLayout, resize, chooseTarget, placeGoal }
}
