import { readFileSync } from 'node:fs'
import { deviation } from 'd3'
import { beforeAll, expect, it } from 'vitest'
import { jobsOf, settingsOfJob } from '../../src/experiments/experiment'
import { readMeasure } from '../../src/experiments/row'
import type { Measure, Row } from '../../src/experiments/row'
import { measureSettings } from '../../src/experiments/run/measureSettings'
import { knownMeansFor } from '../../src/experiments/summary/knownMeans'
import { summaries } from '../../src/experiments/summary/summary'
import { experimentFrom } from '../experiments/anyResults'

const experiment = experimentFrom({
  order: 'down-right-left-up',
  solvers: 'breadth-first:goalTest=expansion,depth-first,a-star:heuristic=sum',
})

let rows: readonly Row[] = []

beforeAll(() => {
  rows = jobsOf(experiment).map((job) => ({
    ...job,
    ...measureSettings(settingsOfJob(experiment, job), experiment.cut, () => 0),
  }))
}, 300_000)

it('the means over 100 boards lie within three standard errors of those that are known', () => {
  for (const [search, { solved, spreads }] of summaries(rows, 3).entries()) {
    expect(solved).toBe(100)
    const { means = {}, boards = 0 } = knownMeansFor(experiment, search) ?? {}
    expect(Object.keys(means)).toEqual(['popped', 'boards'])
    for (const measure of ['popped', 'boards'] satisfies Measure[]) {
      const own = rows.filter((row) => row.search === search)
      const spread = deviation(own, readMeasure(own, measure)) ?? 0
      // Both means are of samples: the error of their difference is that of the two together.
      const error = spread * Math.sqrt(1 / own.length + 1 / boards)
      const known = means[measure] ?? Number.NaN
      const found = spreads[measure]?.mean ?? Number.NaN
      expect(Math.abs(found - known), `${measure} of search ${search}`).toBeLessThan(3 * error)
    }
  }
})

it('a lesson tells these means', () => {
  const text = readFileSync('lessons/09-the-large-picture.md', 'utf8').replaceAll(/\s+/g, ' ')
  const of = summaries(rows, 3).map(({ spreads }) =>
    [spreads.popped, spreads.boards].map((spread) =>
      spread?.mean.toLocaleString('en', { minimumFractionDigits: 2 }),
    ),
  )
  const [popped, boards] = [0, 1].map((at) => of.map((means) => means[at]))
  const listed = ([first, second, third]: typeof popped) => `${first}, ${second} and ${third}`
  expect(text).toContain(
    `popped ${listed(popped)} nodes, and found paths of ${listed(boards)} boards`,
  )
})
