import { beforeEach, expect, it, vi } from 'vitest'
import { rememberedCounts } from '../../../../src/layout/density/rememberedCounts'
import { overviewOf } from '../../../../src/stage/tree/overview/overview'
import { paintOverview } from '../../../../src/stage/tree/overview/paintOverview'
import * as density from '../../../../src/stage/tree/paint/paintDensity'
import type { DensityWorkspace } from '../../../../src/stage/tree/paint/paintDensity'
import { notingCanvas } from '../notingCanvas'
import { pictureOf } from '../pictureOf'
import { recordedTree } from '../recordedTree'

// It mixes colours in an image, which there is none of here.
beforeEach(() => void vi.spyOn(density, 'paintDensity').mockReturnValue())

const tree = recordedTree({ start: '123405678' })
const map = overviewOf(tree.layout, { width: 160, height: 90 })

/** How often a rim is drawn in ink on the map. */
function inkRims(pointed: number | undefined): number {
  const { context, notes } = notingCanvas()
  const workspace = { count: rememberedCounts() } as DensityWorkspace
  paintOverview(context, workspace, pictureOf(tree, map, { pointed }))
  return notes.filter((note) => note === 'ink rim').length
}

it('the map shows where the node is whose name is pointed at', () => {
  expect(inkRims(undefined)).toBe(0)
  expect(inkRims(3)).toBe(1)
})
