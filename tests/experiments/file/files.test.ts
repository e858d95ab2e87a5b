import { csvParseRows, dsvFormat } from 'd3'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv, writeCsv } from '../../../src/experiments/file/csv'
import { jsonOf, readJson } from '../../../src/experiments/file/json'
import { textsInFile } from '../../../src/experiments/file/textsInFile'
import { missingJobs } from '../../../src/experiments/results'
import type { Results } from '../../../src/experiments/results'
import { resultsMessage } from '../../../src/words/faults/experimentFaults'
import { say } from '../../../src/words/message'
import { anyResults, experimentFrom } from '../anyResults'

const writeJson = (results: Results) => JSON.stringify(jsonOf(results))

describe.each([
  { form: 'CSV', write: writeCsv, read: readCsv },
  { form: 'JSON', write: writeJson, read: readJson },
])('$form', ({ write, read }) => {
  it('written and read again is the same', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        expect(read(write(results))).toEqual({ ok: true, value: results })
      }),
    )
  })

  it('answers to any text without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(read(text).ok).toBe(false)
      }),
    )
  })
})

const experiment = experimentFrom({ count: '2', solvers: 'a-star' })
const row = {
  board: 1,
  search: 0,
  outcome: 'solved',
  moves: 22,
  popped: 8,
  expanded: 7,
  generated: 9,
  peakSize: 5,
  ms: 1.5,
} as const
const good = writeCsv({ experiment, rows: [{ ...row, board: 0 }, row] })

it('finds the experiment of a table in its own column, were a start called like one', () => {
  const named = experimentFrom({
    problem: 'graph',
    graph: '{x - B 1',
    boards: '{x',
    solvers: 'a-star',
  })
  const text = writeCsv({ experiment: named, rows: [{ ...row, board: 0 }] })
  expect(textsInFile(text)).toMatchObject({
    problem: 'graph',
    solvers: expect.stringContaining('a-star'),
  })
})

describe('the names that files have for the figures of a row', () => {
  const named = { ...row, expanded: 4, cost: 3, why: undefined }

  it('stand over the columns of a CSV', () => {
    const [header, line] = writeCsv({ experiment, rows: [named] }).split('\n')
    expect(header).toBe(
      'board,start,solver,outcome,moves,cost,taken,expanded,generated,reached,ms,experiment',
    )
    expect(line).toContain(',solved,22,3,8,4,9,5,1.5,')
  })

  it('are the keys of a JSON, in the same order', () => {
    const { rows, summaries } = JSON.parse(writeJson({ experiment, rows: [named] }))
    expect(JSON.stringify(rows[0])).toMatch(
      /"moves":22,"taken":8,"cost":3,"expanded":4,"generated":9,"mostHeld":5,"reached":5,"ms":1.5}$/,
    )
    expect(Object.keys(summaries[0].spreads)).toEqual([
      ...['taken', 'generated', 'mostHeld', 'reached', 'boards', 'cost', 'ms'],
    ])
  })
})

describe('a table that was changed', () => {
  it('may have its rows in any order, the line ends of Windows and a byte order mark', () => {
    const [header, first, second] = good.trim().split('\n')
    const changed = `\ufeff${[header, second, first].join('\r\n')}\r\n`
    expect(readCsv(changed)).toEqual(readCsv(good))
  })

  it.each([
    ['another count', (text: string) => text.replace('solved,22', 'solved,-22'), 'moves'],
    ['another board', (text: string) => text.replace(/^1,\d/m, '1,9'), 'start'],
    ['another search', (text: string) => text.replace('manhattan', 'sum'), 'solver'],
    ['another outcome', (text: string) => text.replace('solved', 'guessed'), 'outcome'],
  ])('is refused with the row and the column for %s', (_, change, column) => {
    expect(readCsv(change(good))).toMatchObject({
      ok: false,
      fault: { kind: 'wrong-row', line: 1, column },
    })
  })

  it.each([
    [
      /^2,/m,
      '7,',
      'Row 2, column “board”: “7” stands there. It should be the number of a board, from 1 to 2.',
    ],
    [
      /^1,\d/m,
      '1,9',
      /^Row 1, column “start”: “9\d{8}” stands there\. .* start of that board, “\d{9}”\.$/,
    ],
    [
      'a-star:heuristic=manhattan',
      '',
      'Row 1, column “solver”: nothing stands there. It should be one of the searches of the experiment.',
    ],
    [
      ',8,7,9,',
      ',8,7.5,9,',
      'Row 1, column “expanded”: “7.5” stands there. It should be a whole number.',
    ],
  ])('is refused with what stands there and what should, where %s became “%s”', (was, is, said) => {
    const read = readCsv(good.replace(was, is))
    if (read.ok) throw new Error('it was read')
    expect(say(resultsMessage(read.fault))).toMatch(said)
  })

  it('is refused for figures that such a run cannot have', () => {
    const wrong = [
      [{ ...row, board: 0, ms: -1 }, 'ms'],
      [{ ...row, board: 0, cost: -1 }, 'cost'],
      [{ ...row, board: 0, outcome: 'cut', moves: undefined, cost: 3 }, 'cost'],
      [{ ...row, board: 0, why: 'it was slow' }, 'why'],
    ] as const
    for (const [cells, column] of wrong) {
      expect(readCsv(writeCsv({ experiment, rows: [cells] }))).toMatchObject({
        ok: false,
        fault: { kind: 'wrong-row', line: 1, column },
      })
    }
  })

  it('has no stray quotation mark where it ends within the cell of its experiment', () => {
    const [header, first] = good.trim().split('\n')
    for (let cut = 2; cut < 40; cut++) {
      expect(readCsv([header, first.slice(0, -cut)].join('\n'))).toEqual({
        ok: false,
        fault: { kind: 'wrong-experiment' },
      })
    }
  })

  it.each([
    ['a start', /^(\d),/, '$1,"'],
    ['an outcome', ',solved,', ',"solved,'],
  ])('is refused with the row in which a stray quotation mark begins: at %s', (_, from, to) => {
    const [header, ...rows] = good.trimEnd().split('\n')
    const inRow = (wrong: number) =>
      [header, ...rows.map((row, at) => (at === wrong ? row.replace(from, to) : row)), ''].join(
        '\n',
      )
    const more = `${rows[1]}\n`
    expect(readCsv(inRow(0))).toEqual({ ok: false, fault: { kind: 'stray-quote', line: 1 } })
    expect(readCsv(inRow(1) + more)).toEqual({ ok: false, fault: { kind: 'stray-quote', line: 2 } })
  })

  it('is refused with the same row where empty ones stand before it', () => {
    const [header, first, second] = good.trimEnd().split('\n')
    const rows = [header, '', first, ',,,', second.replace(',solved,', ',"solved,'), second]
    expect(readCsv(rows.join('\n'))).toEqual({ ok: false, fault: { kind: 'stray-quote', line: 2 } })
    const cut = [header, '', first, ',,,', second.slice(0, 9)]
    expect(readCsv(cut.join('\n'))).toEqual({ ok: false, fault: { kind: 'half-row', line: 2 } })
  })

  it('is refused for a row with more cells than columns, unless they are empty', () => {
    const [header, first, second] = good.trimEnd().split('\n')
    expect(readCsv([header, first, `${second},9`].join('\n'))).toEqual({
      ok: false,
      fault: { kind: 'long-row', line: 2 },
    })
    expect(readCsv([header, first, `${second},,`].join('\n'))).toEqual(readCsv(good))
  })

  it('is refused for a row that is there twice', () => {
    const [header, first] = good.trim().split('\n')
    expect(readCsv([header, first, first].join('\n'))).toEqual({
      ok: false,
      fault: { kind: 'repeated-row', line: 2 },
    })
  })

  it('is refused when its last row is cut off, wherever', () => {
    const lastRow = good.trimEnd().lastIndexOf('\n') + 1
    for (let end = lastRow + 1; end < good.trimEnd().length; end++) {
      expect(readCsv(good.slice(0, end))).toEqual({
        ok: false,
        fault: { kind: 'half-row', line: 2 },
      })
    }
  })

  it('tells how many runs are missing when whole rows are cut off', () => {
    const read = readCsv(good.slice(0, good.trimEnd().lastIndexOf('\n')))
    expect(read.ok && missingJobs(read.value)).toHaveLength(1)
  })

  it.each([
    ['semicolon', ';', '\n'],
    ['semicolon', ';', '\r\n'],
    ['tab', '\t', '\n'],
  ])('is refused with the name of its separator when it is a %s', (found, sign, lineEnd) => {
    const rows = csvParseRows(good).map((row) => dsvFormat(sign).formatRow(row))
    expect(readCsv(`\ufeff${rows.join(lineEnd)}`)).toEqual({
      ok: false,
      fault: { kind: 'wrong-separator', found },
    })
  })

  it('is refused without the columns or the experiment', () => {
    for (const table of ['board,start\n1,2\n', 'board;start\n1;2\n', '']) {
      expect(readCsv(table)).toMatchObject({ fault: { kind: 'wrong-columns' } })
    }
    const [header, , second] = good.trim().split('\n')
    expect(readCsv([header, second].join('\n'))).toMatchObject({
      fault: { kind: 'wrong-experiment' },
    })
  })
})

it.each([false, true, {}, 'none', 7])(
  'JSON is refused where the moves of a run without a solution are %s',
  (moves) => {
    const cut = { ...row, board: 0, outcome: 'cut', moves: undefined } as const
    const saved = jsonOf({ experiment, rows: [cut] })
    expect(readJson(JSON.stringify(saved)).ok).toBe(true)
    const changed = { ...saved, rows: saved.rows.map((each) => ({ ...each, moves })) }
    expect(readJson(JSON.stringify(changed))).toMatchObject({
      ok: false,
      fault: { kind: 'wrong-row', line: 1, column: 'moves' },
    })
  },
)
