import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readTrace } from '../exports/trace/readTrace'

interface Ended {
  readonly output: string
  readonly error: string
  readonly status: number | null
}

/** Runs the command as a process of its own, with a text on its standard input. */
function solve(args: readonly string[], input: string | Uint8Array = ''): Promise<Ended> {
  const child = spawn(process.execPath, ['scripts/solve.mjs', ...args])
  child.stdin.end(input)
  return endOf(child)
}

// A process says on its standard error that it listens to signals.
const tells = `process.on('newListener', (name) => {
  if (name === 'SIGINT') setImmediate(() => process.stderr.write('listens'))
})`

/** Interrupts the command as soon as it listens, which is when its search has begun. */
function solveInterrupted(args: readonly string[]): Promise<Ended> {
  const told = ['--import', `data:text/javascript,${encodeURIComponent(tells)}`]
  const child = spawn(process.execPath, [...told, 'scripts/solve.mjs', ...args])
  child.stderr.once('data', () => child.kill('SIGINT'))
  child.stdin.end()
  return endOf(child)
}

function endOf(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let [output, error] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text))
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ output, error, status }))
  })
}

interface Printed {
  readonly outcome: string
  readonly moves: number | null
  readonly solutions: number
  readonly counts: Readonly<Record<string, unknown>>
  readonly ms: number
}

async function solveAsJson(...args: readonly string[]): Promise<Printed> {
  const { output } = await solve([...args, '--json'])
  return JSON.parse(output) as Printed
}

// The first call may have to bundle the command.
beforeAll(() => solve(['--help']), 60_000)

/** Whether this system can give a process a terminal, by util-linux's command for it. */
const hasTerminals = spawnSync('script', ['--version']).stdout?.includes('util-linux') ?? false

const contest = [
  { rows: '1 2 3\n4 5 6\n0 7 8\n', answer: '2\n7 8\n' },
  { rows: '1 2 3\n4 5 6\n8 7 0\n', answer: '-1\n' },
  { rows: '4 5 1\n2 6 0\n7 3 8\n', answer: '15\n6 3 8 6 3 5 1 3 5 2 4 1 2 5 6\n' },
]

it('reads a board in UTF-16, as PowerShell on Windows writes it', async () => {
  const windows = Buffer.from('\ufeff1 2 3\r\n4 5 6\r\n0 7 8\r\n', 'utf16le')
  expect(await solve([], windows)).toEqual({ output: '2\n7 8\n', error: '', status: 0 })
})

describe('the examples of the contest', () => {
  it.each(contest)('from standard input: $answer', async ({ rows, answer }) => {
    expect(await solve([], rows)).toEqual({ output: answer, error: '', status: 0 })
  })

  it.each(contest)('by --board: $answer', async ({ rows, answer }) => {
    const board = rows.trim().replaceAll('\n', ' / ')
    expect(await solve(['--board', board])).toEqual({ output: answer, error: '', status: 0 })
  })
})

describe('the command', () => {
  it('finds all 40 solutions of 867254301 in well under a second', async () => {
    const args = ['--board', '867254301', '--solver', 'ida-star', '--solutions', 'all']
    expect((await solve(args)).output).toMatch(/^31\n\d( \d){30}\n40 solutions\n$/)
    const { solutions, ms } = await solveAsJson(...args, '--repeat', '3')
    expect(solutions).toBe(40)
    expect(ms).toBeLessThan(1000)
  })

  it('counts the same whether or not it keeps nodes', async () => {
    const args = ['--board', '867254301', '--solver', 'bidirectional']
    const [keeping, counting] = await Promise.all([
      solveAsJson(...args),
      solveAsJson(...args, '--count-only'),
    ])
    expect(counting).toEqual({ ...keeping, ms: counting.ms })
    expect(keeping.counts).toMatchObject({ reached: 16_088, expanded: 10_203 })
  })

  it('tells at once that a board has no solution, by any solver', async () => {
    const board = '1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0'
    const found = await solveAsJson('--board', board, '--solver', 'iterative-deepening')
    expect(found).toMatchObject({ outcome: 'unsolvable', moves: null })
  })

  it('searches a graph that costs all that one may cost, there and back', async () => {
    const board = 'A - B 4294967295; node C; start A; goal C'
    const args = ['--problem', 'graph', '--board', board, '--solver', 'uniform-cost', '--exhaust']
    expect(await solve(args)).toEqual({ output: '-1\n', error: '', status: 0 })
  })

  it('refuses a graph that costs more, in a line', async () => {
    const found = await solve(['--problem', 'graph', '--board', 'A - B 4294967296'])
    expect(found.error).toMatch(/^--board: The costs are too large .*\n$/)
    expect([found.output, found.status]).toEqual(['', 2])
  })

  it('searches all the same if it is told to', async () => {
    const found = await solveAsJson('--board', '123456870', '--exhaust')
    expect(found).toMatchObject({ outcome: 'exhausted', counts: { reached: 181_440 } })
  })

  it('stops where it is told to, which is the only end of a search that goes round for ever', async () => {
    const board = 'A - B 1; B - C 1; C - A 1; node D; start A; goal D'
    const endless = ['--problem', 'graph', '--board', board, '--solver', 'ida-star', '--exhaust']
    const { output, error, status } = await solve([...endless, '--cut', '1000'])
    expect([output, status]).toEqual(['', 1])
    expect(error).toMatch(/^The search was cut: .* Generated \d+, expanded 1000, reached 0\.\n$/)
    const { output: answer } = await solve([...endless, '--cut', '1000', '--json'])
    expect(JSON.parse(answer)).toMatchObject({ outcome: 'cut', counts: { expanded: 1000 } })
  })

  it('takes a named layout of blocks', async () => {
    const found = await solve(['--problem', 'blocks', '--board', 'three-by-three'])
    expect([found.status, found.output.split('\n')[0]]).toEqual([0, '8'])
  })

  it('finds the solutions of Hoppers', async () => {
    const settings = ['--solver', 'iterative-deepening', '--solutions', 'all']
    const found = await solveAsJson('--problem', 'pegs', '--board', 'hoppers', ...settings)
    expect(found).toMatchObject({ outcome: 'solved', moves: 7, solutions: 18 })
  })

  it('writes a search trace, and says what it leaves out', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tansaku-')), 'some.trace.json')
    const args = ['--solver', 'breadth-first', '--trace', file]
    expect(await solve(['--board', '123456078', ...args])).toEqual({
      output: '2\n7 8\n',
      error: '',
      status: 0,
    })
    expect(readTrace(readFileSync(file, 'utf8')).events.at(-1)).toMatchObject({ type: 'end' })
    const { error } = await solve(['--board', '867254301', ...args])
    expect(error).toMatch(/^--trace: The search trace ends after 20,000 of [\d,]+ events\.\n$/)
    expect(readTrace(readFileSync(file, 'utf8')).events.at(-1)).toMatchObject({ type: 'cut' })
  })

  it('says that there is no trace of what was not searched', async () => {
    const unsolvable = await solve(['--board', '123456870', '--trace', 'never.trace.json'])
    expect([unsolvable.output, unsolvable.status]).toEqual(['-1\n', 1])
    expect(unsolvable.error).toMatch(/^--trace: nothing was searched/)
  })

  it.each([
    ['/no/such/file', /^--trace: the file cannot be written: .+\n$/],
    [tmpdir(), /^--trace: .+ is a folder\. Name a file in it: .+\.\n$/],
    ['', /^--trace: the name of a file is missing: NAME\.trace\.json\.\n$/],
  ])('says before it searches that a trace cannot be written to “%s”', async (file, why) => {
    const { output, error, status } = await solve(['--board', '123456078', '--trace', file])
    expect([output, status]).toEqual(['', 1])
    expect(error).toMatch(why)
  })

  it('prints its usage', async () => {
    const { output, error, status } = await solve(['--help'])
    expect([output.split('\n')[0], error, status]).toEqual([
      'Solves a problem and prints the number of moves, then the moves.',
      '',
      0,
    ])
  })

  it('says in its usage which numbers an option of a solver takes', async () => {
    const { output } = await solve(['--help'])
    const told = output.replaceAll(/\s+/g, ' ')
    expect(told).toContain('how many times h counts, 1 to 10; 2 unless told otherwise')
    expect(told).toContain('the depth limit, 1 to 1000000; none unless told otherwise')
  })

  it.runIf(hasTerminals)('prints the same on a terminal', () => {
    const command = `'${process.execPath}' scripts/solve.mjs --board 123456078`
    const { stdout, status } = spawnSync('script', ['-qec', command, '/dev/null'])
    expect([String(stdout), status]).toEqual(['2\r\n7 8\r\n', 0])
  })

  it('ends without a word when nobody reads on', async () => {
    const child = spawn(process.execPath, [
      'scripts/solve.mjs',
      ...['--board', '867254301', '--solver', 'depth-first'],
    ])
    // The moves are more than a pipe holds.
    child.stdout.once('data', () => child.stdout.destroy())
    let error = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text))
    const status = await new Promise((resolve) => child.on('close', resolve))
    expect([error, status]).toEqual(['', 0])
  })

  it('ends between short runs when it is interrupted', async () => {
    const args = ['--board', '867254301', '--repeat', '1000', '--json']
    const { output, status } = await solveInterrupted(args)
    expect([(JSON.parse(output) as Printed).outcome, status]).toEqual(['cancelled', 130])
  })

  it('ends with the counts so far when it is interrupted', async () => {
    const board = '15 14 8 12 10 11 9 13 2 6 5 1 3 7 0 4'
    const args = ['--board', board, '--solver', 'ida-star', '--count-only', '--json', '--exhaust']
    const { output, status } = await solveInterrupted(args)
    const { outcome, counts } = JSON.parse(output) as Printed
    expect([outcome, status]).toEqual(['cancelled', 130])
    expect(counts.expanded).toBeGreaterThan(0)
  })
})

describe('what is wrong', () => {
  it.each([
    { what: 'an unknown option', args: ['--speed', '9'], option: '--speed' },
    { what: 'a missing value', args: ['--board'], option: '--board' },
    {
      what: 'an unknown solver',
      args: ['--board', '867254301', '--solver', 'x'],
      option: '--solver',
    },
    { what: 'a wrong board', args: ['--board', '12345678x'], option: '--board' },
    { what: 'a wrong goal', args: ['--board', '867254301', '--goal', '1'], option: '--goal' },
    {
      what: 'a refused solver',
      args: ['--problem', 'pegs', '--solver', 'bidirectional'],
      option: '--solver',
    },
    {
      what: 'an option that means nothing',
      args: ['--board', '1230', '--limit', '3'],
      option: '--limit',
    },
    {
      what: 'a start that a graph does not have',
      args: ['--problem', 'graph', '--start', 'Foo'],
      option: '--start',
    },
    {
      what: 'a graph that is not known',
      args: ['--problem', 'graph', '--board', 'nowhere'],
      option: '--board',
    },
    {
      what: 'a file that is not there',
      args: ['--problem', 'graph', '--goal', '@no-such-file'],
      option: '--goal',
    },
    { what: 'nothing on standard input', args: [], option: '--board' },
  ])('is told on standard error in one line, with status 2: $what', async ({ args, option }) => {
    const { output, error, status } = await solve(args)
    expect([output, error.split('\n').length, status]).toEqual(['', 2, 2])
    expect(error).toContain(`${option}: `)
  })
})
