import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordingLines } from '../../../src/recording/file/lines'
import { RecordingReader } from '../../../src/recording/file/recordingReader'
import type { Settings } from '../../../src/problems/problem'
import { record } from '../../../src/recording/write/recorder'
import { fileMessage } from '../../../src/words/faults/fileFaults'
import { say } from '../../../src/words/message'
import { runOf } from '../arbitraryRuns'

const run = runOf({ start: '123456078' })
const good = [...recordingLines(run, record(run))]

const solutionAt = good.findIndex((line) => line.includes('"solution":8'))

/** What is said of a file, or nothing where it can be opened. */
function refusal(lines: readonly string[]): string | undefined {
  const reader = new RecordingReader()
  for (const line of lines) {
    const fault = reader.read(line)
    if (fault) return say(fileMessage(fault))
  }
  const fault = reader.end()
  return fault && say(fileMessage(fault))
}

/** The good file with one line in another's place. */
function withLine(at: number, line: string): readonly string[] {
  return good.with(at, line)
}

function withHeader(change: (header: string) => string): readonly string[] {
  return withLine(0, change(good[0]))
}

/** The lines of a run that was recorded. */
function linesOf(settings: Settings): readonly string[] {
  const of = runOf(settings)
  return [...recordingLines(of, record(of))]
}

/** A header with another end, and as many events as there are lines with it. */
function header(line: string, outcome: object, events: number): string {
  const said: object = JSON.parse(line)
  return JSON.stringify({ ...said, outcome, events, solution: null, solutions: 0 })
}

const markup = '<img src=x onerror=alert(1)>'

describe('a bad file', () => {
  it('differs from a good one, which is read', () => {
    expect(refusal(good)).toBeUndefined()
  })

  it.each<[string, readonly string[], RegExp]>([
    ['is empty', [], /empty/],
    ['is no JSON', [markup], /^Line 1: .*is not JSON/],
    ['is another JSON', ['{}'], /^Line 1: .*not a Tansaku recording/],
    ['is a list', ['[]'], /^Line 1: .*has to be an object/],
    ['is deeply nested', ['['.repeat(100_000)], /^Line 1: /],
    [
      'has another version',
      withHeader((h) => h.replace('"version":1', '"version":2')),
      /version 1/,
    ],
    [
      'has a prototype for settings',
      withHeader((h) => h.replace('"solver":', '"__proto__":')),
      /^Line 1/,
    ],
    [
      'has an unknown problem',
      withHeader((h) => h.replace('sliding-3x3', 'constructor')),
      /problem/,
    ],
    [
      'has a setting that is too long, though its beginning is right',
      withHeader((h) =>
        h.replace('"start":"123456078', `"start":"123456078${' '.repeat(8_000_000)}`),
      ),
      /^Line 1: “start” is “123456078.*at most 8,000,000 characters/,
    ],
    [
      'has too many rows',
      withHeader((h) => h.replace('"rows":9', '"rows":1e12')),
      /from 1 to 8,000,000/,
    ],
    [
      'has a row that is text',
      withHeader((h) => h.replace('"rows":9', '"rows":"9"')),
      /whole number/,
    ],
    [
      'has wrong totals',
      withHeader((h) => h.replace('"pruned":2', '"pruned":3')),
      /“pruned” is 3.*2/,
    ],
    [
      'is whole, and is said to outgrow its budget',
      withHeader((h) => h.replace('"overBudget":false', '"overBudget":true')),
      /“overBudget” is true\. .* has to be false/,
    ],
    [
      'has no solution',
      withHeader((h) => h.replace(/"solution":\[[^\]]*\]/, '"solution":[0,0,0]')),
      /solution/,
    ],
    ['is truncated', good.slice(0, -3), /holds 11 of its events, and should hold 14/],
    ['goes on', [...good, '{"expand":0}'], /^Line 16: A line follows the end of the recording/],
    ['is not an event', withLine(2, '{"hello":1}'), /^Line 3: This is not an event/],
    ['has an unknown field', withLine(2, '{"expand":0,"__proto__":{}}'), /^Line 3: /],
    [
      'expands a child first',
      withLine(2, '{"expand":7}'),
      /^Line 3: Node 7 does not exist yet: there is 1 node above\./,
    ],
    ['expands twice', withLine(3, '{"expand":0}'), /^Line 4: Node 0 does not wait/],
    [
      'has a parent after its child',
      withLine(3, good[3].replace('"parent":0', '"parent":5')),
      /^Line 4: Node 5 does not exist yet/,
    ],
    [
      'has an impossible board',
      withLine(3, good[3].replace(/"board":"\d+"/, '"board":"111111111"')),
      /^Line 4: The state is “111111111”/,
    ],
    [
      'has an impossible move',
      withLine(3, good[3].replace(/"action":\d+/, '"action":999')),
      /^Line 4: Action 999 .* Here it can be 3 or 7\.$/,
    ],
    [
      'has a move behind the last one of its state',
      good
        .with(3, good[4].replace('"generate":2', '"generate":1'))
        .with(4, good[3].replace('"generate":1', '"generate":2')),
      /^Line 5: Action 3 .*: no action of this state is left\.$/,
    ],
    [
      'has wrong totals of a reason to prune',
      withHeader((h) => h.replace('"prunedBy":{"reached":2', '"prunedBy":{"reached":3')),
      /“prunedBy\.reached” is 3\. .* has to be 2/,
    ],
    [
      'has no path cost, where actions have costs',
      linesOf({ problem: 'graph', graph: 'S - A 2; A - G 3' }).with(
        1,
        '{"generate":0,"board":"S"}',
      ),
      /^Line 2: “g” is missing\. By the rest of the file it has to be 0\.$/,
    ],
    [
      'has a path cost, where actions have none',
      withLine(1, good[1].replace('"generate":0', '"generate":0,"g":0')),
      /^Line 2: “g” is not known here\./,
    ],
    ['has a number that is none', withLine(2, '{"expand":1.5}'), /^Line 3: .*whole number/],
    ['has a negative number', withLine(2, '{"expand":-1}'), /^Line 3: .*whole number/],
    ['has a huge line', withLine(2, `{"expand":${'0'.repeat(10_000)}}`), /^Line 3: It is too long/],
    [
      'solves what is no goal',
      withLine(2, '{"solution":0}'),
      /^Line 3: The state of node 0 is not the goal/,
    ],
    [
      'meets a goal after the event that should end it',
      good.toSpliced(solutionAt, 0, '{"expand":3}'),
      new RegExp(`^Line ${solutionAt + 2}: Node 8 does not wait`),
    ],
    ['has an empty line', withLine(2, ''), /^Line 3/],
  ])('that %s is refused with its line and what would be right', (_, lines, expected) => {
    expect(refusal(lines)).toMatch(expected)
  })

  it.each(['exhausted', 'limit'])('that ends as %s while a node waits is refused', (outcome) => {
    // The search that did not meet its goal: it gave up with its whole frontier.
    const given = good.slice(0, solutionAt)
    const lines = [
      header(given[0], { kind: outcome }, given.length),
      ...given.slice(1),
      `{"finish":"${outcome}"}`,
    ]
    expect(refusal(lines)).toMatch(/^Line \d+: Node \d still waits in the frontier\./)
  })

  it('that begins an iteration while a node waits is refused', () => {
    const lines = linesOf({ solver: 'iterative-deepening', start: '123456078' })
    const second = lines.findLastIndex((line) => line.startsWith('{"iteration"'))
    const child = lines.findLastIndex((line, at) => at < second && line.includes('depth-limit'))
    const waits = lines.with(child, lines[child].replace(',"pruned":"depth-limit"', ''))
    expect(refusal(lines)).toBeUndefined()
    expect(refusal(waits)).toMatch(
      new RegExp(`^Line ${second + 1}: Node \\d still waits in the frontier\\.`),
    )
  })

  const cheaper = linesOf({ problem: 'graph', solver: 'uniform-cost' })
  const replaced = cheaper.findIndex((line) => line.startsWith('{"supersede"'))

  it('that replaces a node before its child is generated, or later, is refused', () => {
    expect(refusal(cheaper)).toBeUndefined()
    const late = cheaper.toSpliced(replaced, 1).toSpliced(replaced + 1, 0, cheaper[replaced])
    expect(refusal(late)).toMatch(
      new RegExp(`^Line ${replaced + 2}: Node \\d+ cannot replace another: it is not the child`),
    )
  })

  it('is refused, and never throws, whatever stands in one of its lines', () => {
    const junk = fc.oneof(fc.string(), fc.json(), fc.constantFrom(...good))
    fc.assert(
      fc.property(fc.nat(good.length - 1), junk, (at, line) => {
        fc.pre(line !== good[at])
        const said = refusal(withLine(at, line))
        // The same value in another spelling is right.
        if (said !== undefined) expect(said.length).toBeLessThan(500)
      }),
      { numRuns: 400 },
    )
  })

  it('is refused where a line is missing or stands twice', () => {
    for (let at = 0; at < good.length; at++) {
      expect(refusal(good.toSpliced(at, 1))).toBeDefined()
      expect(refusal(good.toSpliced(at, 0, good[at]))).toBeDefined()
    }
  })
})
