import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { jobsOf } from '../../src/experiments/experiment'
import { readExperiment } from '../../src/experiments/read/readExperiment'
import { knownMeansFor } from '../../src/experiments/summary/knownMeans'
import { writeExperiment } from '../../src/experiments/writeExperiment'
import ExperimentLink from '../../src/lessons/tags/ExperimentLink.vue'
import { preparedExperiment } from '../../src/pages/experiments/preparedExperiments'
import { listedLessons } from '../../src/pages/lessons/lessons'
import { mountLesson } from './mountLesson'
import { asOneLine } from './statements/costsOfStates'

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

  it('says how they compare', () => {
    const text = asOneLine(readFileSync(`lessons/${lesson}.md`, 'utf8'))
    const row = (search: string) =>
      new RegExp(`\\| ${search} \\| ([\\d,.]+) \\| [\\d,.]+ \\| ([\\d.]+) \\| (\\d+) \\|`)
        .exec(text)
        ?.slice(1)
        .map((figure) => Number(figure.replace(',', ''))) ?? []
    const [wide, deep, sum] = ['breadth-first', 'depth-first', String.raw`A\\\* with the sum`].map(
      row,
    )
    expect(text).toContain('One node costs A\\* seven to eight times as much.')
    for (const [, , each] of [wide, deep]) {
      expect(sum[2] / each).toBeGreaterThanOrEqual(7)
      expect(sum[2] / each).toBeLessThan(8)
    }
    const [popped, seconds] = [0, 1].map((at) => Math.round(wide[at] / sum[at]))
    expect(text).toContain('Still A\\* is about twelve times as fast as breadth-first search,')
    expect(seconds).toBe(12)
    expect(text).toContain('as it pops about 87 times fewer nodes.')
    expect(popped).toBe(87)
  })
})
