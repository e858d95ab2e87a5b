import { describe, expect, it } from 'vitest'
import { readExperimentCommand } from '../../src/cli/experiment/experimentCommand'
import { readCommand } from '../../src/cli/solve/command'
import { usage } from '../../src/cli/solve/usage'
import { writeCsv, readCsv } from '../../src/experiments/file/csv'
import { readHeading } from '../../src/lessons/heading'
import { readComparison, writeComparison } from '../../src/pages/compare/address'
import { readQuery } from '../../src/pages/experiments/readQuery'
import { wrongInQuery } from '../../src/pages/experiments/wrongInQuery'
import { recordingLines } from '../../src/recording/file/lines'
import { RecordingReader } from '../../src/recording/file/recordingReader'
import { record } from '../../src/recording/write/recorder'
import { readAddress, writeAddress } from '../../src/setup/address/address'
import { unknownSettings } from '../../src/setup/address/unknownSettings'
import { experimentFrom } from '../experiments/anyResults'
import { runOf } from '../recording/arbitraryRuns'

const before = { puzzle: 'sliding-2x2', solver: 'a-star', bound: 'sum' }
const today = { problem: 'sliding-2x2', solver: 'a-star', heuristic: 'sum' }
const queryOf = (settings: Record<string, string>) => new URLSearchParams(settings).toString()

describe('a setting under its old name', () => {
  it('is read in an address of the lab, which is written with the new one', () => {
    const read = readAddress(before)
    expect(read.run.settings).toEqual(readAddress(today).run.settings)
    expect(read.wrong).toEqual([])
    expect(unknownSettings(before)).toEqual([])
    expect(writeAddress(read.run.settings, 0)).toEqual(today)
  })

  it('gives way to the new one in an address that has both', () => {
    const { run } = readAddress({ ...before, ...today, puzzle: 'blocks', bound: 'manhattan' })
    expect(run.settings).toEqual(readAddress(today).run.settings)
  })

  it('is read in each search of a comparison, which is written with the new one', () => {
    const read = readComparison({ a: queryOf(before), b: 'puzzle=pegs-13' })
    expect(read.wrong).toEqual([])
    expect(writeComparison(read)).toEqual({ a: queryOf(today), b: 'problem=pegs-13' })
  })

  it('is read in an address of an experiment, also within its searches', () => {
    const query = { puzzle: 'sliding-2x2', count: '3', solvers: 'a-star:bound=sum,greedy' }
    expect(readQuery(query).problem).toBe('sliding-2x2')
    expect(wrongInQuery(query)).toEqual([])
    expect(experimentFrom(readQuery(query))).toEqual(
      experimentFrom({ ...query, problem: query.puzzle, solvers: 'a-star:heuristic=sum,greedy' }),
    )
  })

  it('is read in results of an experiment, in the rows as in the experiment itself', () => {
    const experiment = experimentFrom({ count: '1', solvers: 'a-star:heuristic=sum' })
    const counts = { moves: 22, popped: 8, expanded: 7, generated: 9, peakSize: 5, ms: 1 }
    const results = {
      experiment,
      rows: [{ board: 0, search: 0, outcome: 'solved', ...counts } as const],
    }
    const written = writeCsv(results)
    const old = written.replaceAll('heuristic=', 'bound=').replace('""problem""', '""puzzle""')
    expect(old).toContain('puzzle')
    expect(written).not.toMatch(/puzzle|bound/)
    expect(readCsv(old)).toEqual({ ok: true, value: results })
  })

  it('is read in the first line of a recording, which is written with the new one', () => {
    const run = runOf(today)
    const [header] = recordingLines(run, record(run))
    const old = header.replace('"problem"', '"puzzle"').replace('"heuristic"', '"bound"')
    const reader = new RecordingReader()
    expect(old).toMatch(/"puzzle".*"bound"/)
    expect(header).not.toMatch(/"puzzle"|"bound"/)
    expect(reader.read(old)).toBeUndefined()
    expect(reader.run?.chosen.options.heuristic).toBe('sum')
  })

  it('is read in the runs of a lesson', () => {
    const heading = { title: 't', summary: 's', minutes: 1, order: 1, stops: [] }
    expect(readHeading({ ...heading, runs: { one: before } })).toEqual(
      readHeading({ ...heading, runs: { one: today } }),
    )
  })

  it.each([
    [['--puzzle', 'pegs-15', '--bound=corner-pegs']],
    [['--problem', 'pegs-15', '--heuristic', 'corner-pegs']],
    [['--problem', 'pegs-15', '--puzzle', 'blocks', '--heuristic=corner-pegs', '--bound', 'sum']],
  ])('is read on a command line: %j', (args) => {
    const settings = { problem: 'pegs-15', heuristic: 'corner-pegs' }
    expect(readCommand(args)).toMatchObject({ ok: true, value: { settings } })
    const solvers = 'a-star:heuristic=corner-pegs'
    expect(readExperimentCommand([...args, '--solvers', 'a-star'])).toMatchObject({
      ok: true,
      value: { texts: { problem: 'pegs-15', solvers } },
    })
  })

  it('is no option that the help of a command names', () => {
    expect(usage()).not.toMatch(/--(puzzle|bound)/)
  })
})
