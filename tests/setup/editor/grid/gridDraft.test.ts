import { expect, it } from 'vitest'
import { drawnGrid } from '../../../../src/setup/editor/grid/gridDraft'

it.each(['2,1', '2 1', '(2;1)'])(
  'a start that was typed as %j is drawn where it is, also while the goal is on a wall',
  (start) => {
    const grid = drawnGrid({ map: '....\n....\n...#', start, goal: '3,2' })
    expect(grid).toMatchObject({ start: 6, goal: undefined })
  },
)
