import { expect, it } from 'vitest'
import { findManifest } from '../../../src/problems'
import type { CellMap } from '../../../src/problems/problem'
import { checkSettings } from '../../../src/setup/checkSettings'
import { mapSketch } from '../../../src/setup/form/mapSketch'

const examples = ['graph', 'grid'].flatMap((name) => findManifest(name)?.examples(name) ?? [])

it.each(examples.map(({ settings }) => settings))(
  'every example with a map has a sketch with its start and its goal in it: %o',
  (settings) => {
    const { problem } = checkSettings(settings).run
    const sketch = problem.map && mapSketch(problem.map)
    if (!sketch) throw new Error('no sketch')
    for (const end of [problem.start, problem.goal]) {
      if (!end) continue
      const { x, y } = sketch.pointOf(end.low)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(sketch.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(sketch.height)
    }
  },
)

it('cells that lie beside each other and cost the same are one area, and free ones none', () => {
  const map: CellMap = {
    kind: 'cells',
    width: 4,
    height: 3,
    costs: Uint8Array.of(1, 0, 0, 1, 9, 9, 9, 9, 1, 1, 1, 1),
  }
  expect(mapSketch(map)).toMatchObject({
    width: 72,
    height: 54,
    areas: [
      { shade: 1, path: 'M18 0h36v18h-36z' },
      { shade: 0.45, path: 'M0 18h72v18h-72z' },
    ],
  })
})

it('a map whose places are not known has no sketch', () => {
  const { problem } = checkSettings({ problem: 'graph', graph: 'A - B 1' }).run
  expect(problem.map && mapSketch(problem.map)).toBeUndefined()
})
