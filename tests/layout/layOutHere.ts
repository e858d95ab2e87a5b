import { densityLines } from '../../src/layout/density/densityLines'
import type { LayoutClient } from '../../src/layout/layoutClient'
import { layOutTree } from '../../src/layout/treeLayout'

/** Lays trees out in the page's thread. */
export const layOutHere: LayoutClient = {
  layOut: async ({ columns }, firstRow, rows, withPruned) => {
    const layout = layOutTree(columns, firstRow, rows, withPruned)
    return Promise.resolve({ layout, density: densityLines(layout, columns) })
  },
  end() {},
}
