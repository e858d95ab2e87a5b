import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv, writeCsv } from '../../src/experiments/file/csv'
import { jsonOf, readJson } from '../../src/experiments/file/json'
import { textsInFile } from '../../src/experiments/file/textsInFile'
import { readExperiment } from '../../src/experiments/read/readExperiment'
import type { Results } from '../../src/experiments/results'
import type { Row } from '../../src/experiments/row'
import {
  ownSearchesOf,
  readSearches,
  writeSearchBriefly,
  writeSearches,
} from '../../src/experiments/searchText'
import { summaries } from '../../src/experiments/summary/summary'
import { writeExperiment } from '../../src/experiments/writeExperiment'
import { readOwn } from '../../src/ownSearch/readOwn'
import { searchLabels } from '../../src/setup/searchLabels'
import { packText } from '../../src/shared/link/packText'
import { experimentFrom } from './anyResults'

const source = readFileSync('src/solvers/breadthFirst.ts', 'utf8')
const code = await packText(source)
readOwn(source, code)
const name = 'Bea: "mine", 1 = 100 %'
const own = { solver: `own:${name}`, code }
const asked = {
  problem: 'sliding-2x2',
  count: '2',
  solvers: writeSearches([own, { solver: 'breadth-first' }]),
}
const experiment = experimentFrom(asked)
const counts = { popped: 0, expanded: 0, generated: 0, peakSize: 0, ms: 0 }
const why = 'Your search was stopped at line 3. It threw an error: "no, really".'
const rows: readonly Row[] = [
  { board: 0, search: 0, outcome: 'stopped', moves: undefined, ...counts, why },
  { board: 0, search: 1, outcome: 'solved', moves: 4, ...counts },
]
const results: Results = { experiment, rows }

describe('a search of one’s own in an experiment', () => {
  it('is the same once it was written and read, whatever its name is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (anyName) => {
        const searches = [{ solver: `own:${anyName}`, code, limit: '3' }, { solver: 'a-star' }]
        expect(readSearches(writeSearches(searches))).toEqual(searches)
      }),
    )
  })

  it('takes its code along into the address', () => {
    expect(ownSearchesOf(writeExperiment(experiment))).toMatchObject([own])
  })

  it('has the first value of an option of its own that is called as one of experiments', async () => {
    const choices = "{ kind: 'choice', name: 'goalTest', values: ['early', 'late'] },"
    const other = source
      .replace(/\{ kind: 'choice', name: 'goalTest', values: .*\},/, choices)
      .replace('({ goalTest }) => goalTest', "() => 'never'")
    const otherCode = await packText(other)
    expect(readOwn(other, otherCode)).toMatchObject({ ok: true })
    const solvers = writeSearches([{ solver: 'own:Other', code: otherCode }])
    expect(readExperiment({ ...asked, solvers })).toMatchObject({
      ok: true,
      value: { searches: [{ goalTest: 'early' }] },
    })
  })

  it('cannot be used before its code was read', () => {
    const solvers = writeSearches([{ solver: 'own:Unread', code: '1abc' }])
    const read = readExperiment({ ...asked, solvers })
    expect(read).toMatchObject({ ok: false, fault: [{ wrong: { fault: { kind: 'no-code' } } }] })
  })

  it('is told by a number from another of its name with other code', () => {
    readOwn(`${source}\n`, 'other')
    const solvers = writeSearches([own, { ...own, code: 'other' }])
    const two = experimentFrom({ ...asked, solvers })
    expect(two.searches).toMatchObject([own, { solver: `${own.solver} (2)`, code: 'other' }])
    expect(searchLabels(two.searches).map(({ short }) => short)).toEqual([name, `${name} (2)`])
    expect(experimentFrom(writeExperiment(two)).searches).toEqual(two.searches)
  })

  it('is refused a second time with the same code and options', () => {
    const read = readExperiment({ ...asked, solvers: writeSearches([own, own]) })
    expect(read).toMatchObject({ ok: false, fault: [{ fault: { kind: 'twice' } }] })
  })
})

describe.each([
  { form: 'CSV', write: writeCsv, read: readCsv },
  { form: 'JSON', write: (all: Results) => JSON.stringify(jsonOf(all)), read: readJson },
])('results of one’s own search as $form', ({ write, read }) => {
  it('are the same once they were written and read, with why a run was stopped', () => {
    expect(read(write(results))).toEqual({ ok: true, value: results })
  })

  it('hold the code once, and not in each row', () => {
    expect(write(results).split(code)).toHaveLength(2)
  })

  it('tell which searches have to be read before the file can be', () => {
    expect(ownSearchesOf(textsInFile(write(results)))).toMatchObject([own])
  })
})

describe('a file of anything', () => {
  it('names searches of one’s own or none, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(ownSearchesOf(textsInFile(text))).toEqual([])
      }),
    )
  })
})

describe('half of a letter in the name of a search', () => {
  const half = String.raw`own:\ud800`
  const written = `own:${encodeURIComponent(name)}`

  it('is taken for an unknown letter in a file of JSON', () => {
    const read = readJson(JSON.stringify(jsonOf(results)).replaceAll(written, half))
    if (!read.ok) throw new Error(read.fault.kind)
    expect(read.value.rows).toEqual(rows)
    expect(writeExperiment(read.value.experiment).solvers).toContain('own:%EF%BF%BD:')
  })

  it('is another name than that of the rows in a table', () => {
    const table = writeCsv(results).replaceAll(`"${written}`, `"${half}`)
    const fault = { kind: 'wrong-row', line: 1, column: 'solver' }
    expect(readCsv(table)).toMatchObject({ ok: false, fault })
  })
})

it('counts a run that was stopped among those that were cut', () => {
  expect(summaries(results.rows, 2)[0]).toMatchObject({ done: 1, solved: 0, unsolved: 0, cut: 1 })
})

it('names a search in a row without its code', () => {
  expect(writeSearchBriefly(own)).not.toContain(code)
})
