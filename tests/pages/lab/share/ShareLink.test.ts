import { beforeEach, expect, it } from 'vitest'
import ShareLink from '../../../../src/pages/lab/share/ShareLink.vue'
import { stageOf } from '../../../stage/mountStage'
import { emptyStore, openIn } from '../../sets/openSets'

beforeEach(() => void emptyStore())

const warning = /characters, because all that is searched stands in it/

/** A road through this many towns. */
function road(towns: number): string {
  return Array.from({ length: towns }, (_, town) => `${town} - ${town + 1} ${town % 7}`).join('\n')
}

it.each([
  [3, false],
  [1_000, true],
])('of a road through %i towns, the link is said to be long: %s', async (towns, isLong) => {
  const graph = { problem: 'graph', graph: road(towns), start: '0', goal: '2' }
  const stage = stageOf({ ...graph, solver: 'breadth-first' })
  const { page } = await openIn(ShareLink, '/lab', { stage, picture: undefined })
  expect(warning.test(page.text())).toBe(isLong)
})
