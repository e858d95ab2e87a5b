import { expect, it } from 'vitest'
import { pathCost } from '../../../src/recording/query/path/pathCost'
import { mapOf } from '../../../src/recording/stateMap'
import { mapMoment } from '../../../src/stage/map/mapMoment'
import { placesAt } from '../../../src/stage/map/places/placesAt'
import { stageOf } from '../mountStage'

const zero = 'S -> A 0; A -> B 0; S -> B 1; B -> G 2; start S; goal G'

it.each([
  ['a-star', {}],
  ['uniform-cost', {}],
  ['uniform-cost', { graph: zero }],
])('shows the path that the value of its last place comes from: %s %j', (solver, settings) => {
  const stage = stageOf({ problem: 'graph', solver, ...settings })
  const { run, latest: recording } = stage
  const mapped = run && mapOf(run.problem)
  if (!mapped || mapped.map.kind !== 'places' || !recording) throw new Error('no map')
  const { places, ways } = mapped.map
  let replaced = 0
  for (const mark of recording.markers) {
    if (mark.kind !== 'supersede') continue
    replaced++
    stage.goTo(mark.event)
    const { path } = mapMoment(stage, mapped)
    const costs = path.slice(1).map((to, at) => {
      const joined = [path[at], to]
      const along = ways.filter((way) => joined.includes(way.from) && joined.includes(way.to))
      return Math.min(...along.map(({ cost }) => cost))
    })
    const { node } = placesAt(recording, mark.event, places.length)[path.at(-1) ?? -1]
    if (node === undefined) throw new Error('the path ends nowhere')
    const along = costs.reduce((sum, cost) => sum + cost, 0)
    expect(along).toBe(pathCost(recording.columns, node))
  }
  expect(replaced).toBeGreaterThan(0)
})
