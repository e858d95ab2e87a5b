import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Settings } from '../../../src/problems/problem'
import { recordingLines } from '../../../src/recording/file/lines'
import { RecordingReader } from '../../../src/recording/file/recordingReader'
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
/** Whether two lines hold one value, however it is spelled. */
function isSameJson(one: string, other: string): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(one), JSON.parse(other))
  } catch {
    return false
  }
}

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

/** What a first line counts, of which some is not looked at. */
interface Counted {
  readonly prunedBy: object
  readonly perIteration: readonly object[]
}

const markup = '<img src=x onerror=alert(1)>'

describe('a bad file', () => {
  it('differs from a good one, which is read', () => {
    expect(refusal(good)).toBeUndefined()
  })

  it('differs from one with empty lines at its end, which do no harm', () => {
    expect(refusal([...good, '', ' '])).toBeUndefined()
    expect(refusal([...good, '', '{"expand":0}'])).toMatch(/^Line 16: “” is not JSON/)
  })

  it.each([1, 5, 13])('that ends within line %d + 1 is told to lack its end', (at) => {
    const reader = new RecordingReader()
    for (const line of good.slice(0, at)) reader.read(line)
    const fault = reader.readUnended(good[at].slice(0, -1))
    expect(fault && say(fileMessage(fault))).toBe(
      `Line ${at + 1}: The end of the file is missing. It holds ${at - 1} of its events, and should hold 14. Save or copy the recording again.`,
    )
  })

  it('that ends within its first line is told to lack its events, unless it begins as none of ours', () => {
    const told = (line: string) => {
      const fault = new RecordingReader().readUnended(line)
      return fault && say(fileMessage(fault))
    }
    expect(told(good[0].slice(0, -1))).toMatch(/^Line 1: The file ends within this line/)
    expect(told(good[0].slice(0, 40))).toMatch(/^Line 1: The file ends within this line/)
    expect(told('{"name":"Tansaku", ')).toMatch(/^Line 1: .*is not JSON/)
    expect(told(good[0])).toBeUndefined()
  })

  it.each<[string, readonly string[], RegExp]>([
    ['is empty', [], /empty/],
    ['is no JSON', [markup], /^Line 1: .*is not JSON/],
    ['is another JSON', ['{}'], /^Line 1: .*not a Tansaku recording/],
    ['is a list', ['[]'], /^Line 1: A JSON array begins here\. .*in each line, without brackets/],
    ['is a list in several lines', [' [', '{}', ']'], /^Line 1: A JSON array begins here/],
    ['is a number', ['17'], /^Line 1: “17” is not a JSON object\. Each line has to be one\.$/],
    ['has a list for an event', [good[0], '[1]'], /^Line 2: “\[…\]” is not a JSON object/],
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
      'has a number that is too large to be one, which is quoted as it is written',
      withHeader((h) => h.replace('"rows":9', '"rows": -1E+999')),
      /^Line 1: “rows” is “-1E\+999”\./,
    ],
    [
      'has such a number among those of its levels',
      withHeader((h) => h.replace('"perLevel":[1,', '"perLevel":[1e400,')),
      /^Line 1: “perLevel” is “1e400”\./,
    ],
    ['has such a version', withHeader((h) => h.replace('"version":1', '"version":1e999')), /1e999/],
    [
      'has a text that says so',
      withHeader((h) => h.replace('"rows":9', '"rows":"Infinity"')),
      /“rows” is “Infinity”\./,
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
      /^Line 3: Node 0 is no solution by itself: its state is not the goal/,
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

  it('whose children come in another order than their moves, or twice by the same one, is refused', () => {
    const rows = [3, 4].map((at): object => JSON.parse(good[at]))
    const numbered = (row: object, generate: number) => JSON.stringify({ ...row, generate })
    expect(rows).toMatchObject([
      { generate: 1, parent: 0 },
      { generate: 2, parent: 0 },
    ])
    const swapped = good.toSpliced(3, 2, numbered(rows[1], 1), numbered(rows[0], 2))
    expect(refusal(swapped)).toMatch(/^Line 5: Action \d/)
    expect(refusal(withLine(4, numbered(rows[0], 2)))).toMatch(/^Line 5: Action \d/)
  })

  it('whose second root comes after an expansion is refused', () => {
    const lines = linesOf({ solver: 'bidirectional', start: '451260738' })
    const late = [...lines.slice(0, 2), lines[3], lines[2], ...lines.slice(4)]
    expect(lines[2]).toContain('"from":"goal"')
    expect(lines[3]).toBe('{"expand":0}')
    expect(refusal(lines)).toBeUndefined()
    expect(refusal(late)).toMatch(/^Line 4: .*root/)
  })

  it('of a search from the start alone that has the goal as a root is refused', () => {
    const [head, start, goal] = linesOf({ solver: 'bidirectional', start: '451260738' })
    const oneSided = head.replace('"solver":"bidirectional"', '"solver":"breadth-first"')
    expect(oneSided).not.toBe(head)
    expect(refusal([oneSided, start, goal])).toMatch(/^Line 3: .*root/)
  })

  it('that takes the root of the goal for a solution is refused', () => {
    const [head, start, goal] = linesOf({ solver: 'bidirectional', start: '451260738' })
    expect(refusal([head, start, goal, '{"solution":1}'])).toMatch(/^Line 4: Node 1 is no solution/)
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

  it('that outgrew its budget has to tell of a solution that solves it, and to be whole so far', () => {
    const of = runOf({ start: '123456078' })
    const short = [...recordingLines(of, record(of, 5))]
    const told: { solution: readonly number[] } = JSON.parse(short[0])
    expect(refusal(short)).toBeUndefined()
    for (const solution of [null, told.solution.slice(0, 1)]) {
      const changed = short.with(0, JSON.stringify({ ...told, solution }))
      expect(refusal(changed)).toMatch(/solution/)
    }
    expect(refusal(short.slice(0, -1))).toMatch(/holds \d+ of its events, and should hold \d+/)
  })

  it('that gives an h with more digits than the costs of its problem is refused', () => {
    const graph = 'start S; goal G; node S h 0.75; node G h 0; S - G 0.75'
    const lines = linesOf({ problem: 'graph', graph, solver: 'a-star' })
    expect(lines[1]).toContain('"h":0.75')
    expect(refusal(lines)).toBeUndefined()
    expect(refusal(lines.with(1, lines[1].replace('"h":0.75', '"h":0.751')))).toMatch(
      /^Line 2: “h” is “0\.751”/,
    )
  })

  it('that replaces a node a second time is refused', () => {
    // C is reached at a cost of 9, of 7 and of 5.
    const graph = 'start S; goal G; S - C 9; S - A 1; S - B 2; A - C 6; B - C 3; C - G 9'
    const lines = linesOf({ problem: 'graph', graph, solver: 'uniform-cost' })
    const [first, second] = lines.flatMap((line, at) => (line.startsWith('{"supersede"') ? at : []))
    const { supersede: node, by: between }: Record<string, number> = JSON.parse(lines[first])
    const again = lines
      .with(second - 1, lines[second - 1].replace(`"twin":${between}`, `"twin":${node}`))
      .with(second, lines[second].replace(`"supersede":${between}`, `"supersede":${node}`))
    expect(refusal(lines)).toBeUndefined()
    expect(refusal(again)).toMatch(
      new RegExp(`^Line ${second + 1}: Node ${node} does not wait in the frontier`),
    )
  })

  it('that replaces a node which was dropped, or was a solution, is refused', () => {
    const graph = 'start S; goal G; S - G 9; S - A 1; A - G 6'
    const lines = linesOf({ problem: 'graph', graph, solver: 'uniform-cost' })
    const at = lines.findIndex((line) => line.startsWith('{"supersede"'))
    const { supersede: node }: Record<string, number> = JSON.parse(lines[at])
    expect(refusal(lines)).toBeUndefined()
    for (const gone of [{ drop: node, reason: 'beam-full' }, { solution: node }]) {
      expect(refusal(lines.toSpliced(at - 1, 0, JSON.stringify(gone)))).toMatch(
        new RegExp(`^Line ${at + 2}: Node ${node} does not wait in the frontier`),
      )
    }
  })

  it('that begins an iteration with the limit of the one before is refused', () => {
    const lines = linesOf({ solver: 'iterative-deepening', start: '123456078' })
    const second = lines.indexOf('{"iteration":1}')
    expect(second).toBeGreaterThan(0)
    expect(refusal(lines.with(second, '{"iteration":0}'))).toMatch(
      new RegExp(`^Line ${second + 1}: “iteration” is 0`),
    )
  })

  it.each([
    { solver: 'beam', width: '2', start: '451260738' },
    { solver: 'iterative-deepening', start: '123456078' },
    { solver: 'ida-star', solutions: 'all', start: '451260738' },
    { problem: 'graph', solver: 'uniform-cost' },
  ])('whose first line counts one more or less of anything is refused: $solver', (settings) => {
    const lines = linesOf(settings)
    const told: { totals: Counted } = JSON.parse(lines[0])
    // What only the search itself counts does not follow from the other lines.
    const untold = ['reached', 'mostHeld', 'comparisons']
    const wrong = (counts: object, put: (changed: object) => object) =>
      Object.entries(counts).flatMap(([name, count]) =>
        typeof count === 'number' && !untold.includes(name)
          ? [count + 1, Math.max(0, count - 1)].flatMap((other) =>
              other === count ? [] : put({ ...counts, [name]: other }),
            )
          : [],
      )
    const { totals } = told
    const { prunedBy, perIteration } = totals
    const headers = [
      ...wrong(told, (changed) => changed),
      ...wrong(totals, (changed) => ({ ...told, totals: changed })),
      ...wrong(prunedBy, (changed) => ({ ...told, totals: { ...totals, prunedBy: changed } })),
      ...perIteration.flatMap((iteration, at) =>
        wrong(iteration, (changed) => {
          const others = perIteration.with(at, changed)
          return { ...told, totals: { ...totals, perIteration: others } }
        }),
      ),
    ]
    expect(headers.length).toBeGreaterThan(20)
    const accepted = headers.filter(
      (header) => refusal(lines.with(0, JSON.stringify(header))) === undefined,
    )
    expect(refusal(lines)).toBeUndefined()
    expect(accepted).toEqual([])
  })

  it('that replaces a node by one that does not name it as its twin is refused', () => {
    const child = cheaper.with(replaced - 1, cheaper[replaced - 1].replace(/,"twin":\d+/, ''))
    expect(child[replaced - 1]).not.toBe(cheaper[replaced - 1])
    expect(refusal(child)).toMatch(
      new RegExp(`^Line ${replaced + 1}: Nodes \\d+ and \\d+ do not belong together`),
    )
  })

  it('that replaces a node by one that is pruned is refused', () => {
    const child = cheaper[replaced - 1].replace('"twin"', '"pruned":"reached","twin"')
    expect(refusal(cheaper.with(replaced - 1, child))).toMatch(
      new RegExp(`^Line ${replaced + 1}: Node \\d+ cannot replace another`),
    )
  })

  it('that has an action of a root is refused', () => {
    const root = cheaper[1].replace('{"generate":0', '{"generate":0,"action":5')
    expect(root).not.toBe(cheaper[1])
    expect(refusal(cheaper.with(1, root))).toMatch(/^Line 2: /)
  })

  it('that replaces a node by one that is no cheaper is refused', () => {
    const graph = 'start S; goal G; S - A 1; S - B 1; A - C 1; B - C 1; C - G 1'
    const lines = linesOf({ problem: 'graph', graph, solver: 'uniform-cost' })
    const at = lines.findIndex((line) => /"board":"C".*"pruned":"reached"/.test(line))
    const { generate: by, twin: node }: Record<string, number> = JSON.parse(lines[at])
    const kept = lines[at].replace('"pruned":"reached",', '')
    const changed = lines.toSpliced(at, 1, kept, JSON.stringify({ supersede: node, by }))
    expect(refusal(lines)).toBeUndefined()
    expect(refusal(changed)).toMatch(
      new RegExp(`^Line ${at + 2}: Nodes ${node} and ${by} do not belong together`),
    )
  })

  it('whose search meets a node of its own side is refused', () => {
    const lines = linesOf({ solver: 'bidirectional', start: '451260738' })
    const at = lines.findIndex((line) => line.startsWith('{"solution"'))
    const { solution }: Record<string, number> = JSON.parse(lines[at])
    expect(refusal(lines.with(at, JSON.stringify({ solution, meets: solution })))).toMatch(
      new RegExp(`^Line ${at + 1}: Nodes ${solution} and ${solution} do not belong together`),
    )
  })

  it('is refused, and never throws, whatever stands in one of its lines', () => {
    const junk = fc.oneof(fc.string(), fc.json(), fc.constantFrom(...good))
    fc.assert(
      fc.property(fc.nat(good.length - 1), junk, (at, line) => {
        // The same value in another spelling is right.
        fc.pre(!isSameJson(line, good[at]))
        expect(refusal(withLine(at, line))?.length).toBeLessThan(500)
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
