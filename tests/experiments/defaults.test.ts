import { expect, it } from 'vitest'
import { openingExperiment } from '../../src/experiments/defaults'
import { readExperiment } from '../../src/experiments/read/readExperiment'
import { readRun } from '../../src/recording/run'

it('the page opens with searches as the lab has them, and a heuristic that is never too high', () => {
  const read = readExperiment({ ...openingExperiment, count: '1' })
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  const { problem, searches, starts } = read.value
  for (const search of searches) {
    const inLab = readRun({ problem: problem.problem, solver: search.solver, start: starts[0] })
    if (!inLab.ok) throw new Error(JSON.stringify(inLab.fault))
    expect(search).toMatchObject(inLab.value.chosen.options)
    expect(problem.order).toBe(inLab.value.problem.settings.order)
    const { heuristic } = inLab.value.chosen.options
    const used = inLab.value.problem.heuristics.find(({ id }) => id === heuristic)
    expect(used?.admissible ?? true).toBe(true)
  }
})
