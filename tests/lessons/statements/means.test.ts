import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jobsOf, settingsOfJob } from '../../../src/experiments/experiment'
import { knownMeansFor } from '../../../src/experiments/knownMeans'
import { readExperiment } from '../../../src/experiments/readExperiment'
import { readRun } from '../../../src/recording/run'
import { Recorder } from '../../../src/recording/write/recorder'

const text = readFileSync('lessons/09-the-large-picture.md', 'utf8')
const tag = /<ExperimentLink\b([^>]*)>/.exec(text)?.[1] ?? ''
const settings = Object.fromEntries(
  Array.from(tag.matchAll(/(\w+)="([^"]*)"/g), ([, name, value]) => [name, value]),
)

/** The figures of a row of the table, in its order: theirs and ours of each measure. */
function rowOf(search: string): readonly number[] {
  const row = text.split('\n').find((line) => line.startsWith(`| ${search} `)) ?? ''
  return (row.match(/[\d,.]*\d/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')))
}

function experiment(solvers: string) {
  const read = readExperiment({ ...settings, solvers })
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read.value
}

const { searches } = experiment(settings.solvers)

/** The means of the nodes taken and of the boards on the path, over the starts of the table. */
function meansOf(solver: string): readonly number[] {
  const asked = experiment(solver)
  const runs = jobsOf(asked).map((job) => {
    const run = readRun(settingsOfJob(asked, job))
    if (!run.ok) throw new Error('not a run')
    const recorder = new Recorder(run.value, 0)
    recorder.advance(Infinity)
    const { totals, solution } = recorder.recording()
    return { taken: totals.expanded + 1, boards: (solution?.length ?? Number.NaN) + 1 }
  })
  const mean = (key: 'taken' | 'boards') =>
    runs.reduce((sum, each) => sum + each[key], 0) / runs.length
  return [mean('taken'), mean('boards')]
}

describe('9: the table of 100 random boards', () => {
  it.each([
    ['breadth-first', 0],
    ['depth-first', 1],
    ['A\\* with the sum', 2],
  ])('has the means that were published: %s', (name, search) => {
    const known = knownMeansFor({ ...experiment(settings.solvers), searches }, search)
    const [taken, , boards] = rowOf(name)
    expect(taken).toBe(Math.round(known?.means.popped ?? 0))
    const decimals = boards < 1000 ? 2 : 0
    expect(boards).toBe(Number(known?.means.boards?.toFixed(decimals)))
  })

  it('has the means of this program for A* with the sum', () => {
    const [taken, boards] = meansOf('a-star:heuristic=sum')
    const [, ours, , ourBoards] = rowOf('A\\* with the sum')
    expect(ours).toBe(Math.round(taken))
    expect(ourBoards).toBe(Number(boards.toFixed(2)))
  })

  it('has the boards of shortest paths for breadth-first search', () => {
    const [, boards] = meansOf('a-star:heuristic=linear-conflict')
    expect(rowOf('breadth-first')[3]).toBe(Number(boards.toFixed(2)))
  })
})
