import { readFileSync } from 'node:fs'
import { defineComponent, h } from 'vue'
import { describe, expect, it } from 'vitest'
import { jobsOf, settingsOfJob } from '../../src/experiments/experiment'
import { knownMeansFor } from '../../src/experiments/knownMeans'
import { readExperiment } from '../../src/experiments/readExperiment'
import { writeExperiment } from '../../src/experiments/writeExperiment'
import ExperimentLink from '../../src/lessons/tags/ExperimentLink.vue'
import { preparedExperiment } from '../../src/pages/experiments/preparedExperiments'
import { listedLessons } from '../../src/pages/lessons/lessons'
import { readRun } from '../../src/recording/run'
import { Recorder } from '../../src/recording/write/recorder'
import { mountLesson } from './mountLesson'

/** Every link from a lesson to an experiment, with its attributes. */
const links = listedLessons.flatMap(({ name }) => {
  const text = readFileSync(`lessons/${name}.md`, 'utf8')
  return Array.from(text.matchAll(/<ExperimentLink\b([^>]*)>/g), ([, attributes]) => ({
    name,
    texts: Object.fromEntries(
      Array.from(attributes.matchAll(/([a-z]+)="([^"]*)"/g), ([, key, value]) => [key, value]),
    ),
  }))
})

function experimentOf(texts: Readonly<Record<string, string>>) {
  const read = readExperiment(texts)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

/** The means over the starts of an experiment with another search: nodes taken, boards on the path. */
function meansOf(texts: Readonly<Record<string, string>>) {
  const experiment = experimentOf(texts)
  const runs = jobsOf(experiment).map((job) => {
    const run = readRun(settingsOfJob(experiment, job))
    if (!run.ok) throw new Error('not a run')
    const recorder = new Recorder(run.value, 0)
    recorder.advance(Infinity)
    const { totals, solution } = recorder.recording()
    return [totals.expanded + 1, (solution?.length ?? Number.NaN) + 1]
  })
  return [0, 1].map((of) => runs.reduce((sum, each) => sum + each[of], 0) / runs.length)
}

describe('a link from a lesson to an experiment', () => {
  it('carries its settings in its address', async () => {
    const { mounted } = await mountLesson(
      defineComponent(
        () => () => h(ExperimentLink, { solvers: 'a-star,greedy', count: '3' }, () => 'Run it'),
      ),
      {},
    )
    const [path, query] = (mounted.get('a').attributes('href') ?? '').split('?')
    expect(path).toBe('/experiments')
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      solvers: 'a-star,greedy',
      count: '3',
    })
  })

  it.each(links)('in $name leads to an experiment that can be run', ({ texts }) => {
    expect(jobsOf(experimentOf(texts)).length).toBeGreaterThan(0)
  })
})

describe('the table of means in the lesson on the big picture', () => {
  const lesson = '09-the-large-picture'
  const experiments = links
    .filter(({ name }) => name === lesson)
    .map(({ texts }) => experimentOf(texts))

  it('stands beside the prepared experiment with the same settings', () => {
    const taught = writeExperiment(preparedExperiment('taught'))
    expect(experiments.map(writeExperiment)).toEqual([taught])
  })

  it('tells the means that are known of these searches', () => {
    const text = readFileSync(`lessons/${lesson}.md`, 'utf8')
    const told = experiments[0].searches.map((_, search) => {
      const means = knownMeansFor(experiments[0], search)?.means ?? {}
      return [means.popped, means.boards].map((mean) =>
        mean?.toLocaleString('en', { maximumFractionDigits: 2 }),
      )
    })
    const rows = Array.from(
      text.matchAll(
        /^\| (?:breadth-first|depth-first|A\\\* with the sum) +\| ([\d,.]+) +\| ([\d,.]+) /gm,
      ),
      ([, popped, boards]) => [popped, boards],
    )
    expect(rows).toEqual(told)
  })

  it('is followed by our own means, of A* and of shortest paths as they come out', () => {
    const text = readFileSync(`lessons/${lesson}.md`, 'utf8')
    const told =
      /popped [\d,.]+, [\d,.]+ and ([\d.]+) nodes,\s+and found paths of ([\d.]+), [\d,.]+ and ([\d.]+) boards/
    const [, popped, shortest, boards] = told.exec(text) ?? []
    const { texts } = links.filter(({ name }) => name === lesson)[0]
    const sum = meansOf({ ...texts, solvers: 'a-star:heuristic=sum' })
    const [, best] = meansOf({ ...texts, solvers: 'a-star:heuristic=linear-conflict' })
    expect([popped, boards]).toEqual(sum.map((mean) => mean.toFixed(2)))
    expect(shortest).toBe(best.toFixed(2))
  })
})
