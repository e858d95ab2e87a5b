import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { readExperimentCommand } from '../../src/cli/experiment/experimentCommand'
import { jobsOf } from '../../src/experiments/experiment'
import { readCsv } from '../../src/experiments/file/csv'
import { readJson } from '../../src/experiments/file/json'
import { inOrder } from '../../src/experiments/row'
import type { Row } from '../../src/experiments/row'
import { Execution } from '../../src/experiments/run/execution'
import { measureSettings } from '../../src/experiments/run/measureSettings'
import { experimentFrom } from '../experiments/anyResults'

interface Ended {
  readonly output: string
  readonly error: string
  readonly status: number | null
}

/** Runs the command as a process of its own, with a text on its standard input. */
function experiment(args: readonly string[], input = ''): Promise<Ended> {
  const child = spawn(process.execPath, ['scripts/experiment.mjs', ...args])
  let [output, error] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (error += text))
  child.stdin.end(input)
  return new Promise((resolve) => {
    child.on('close', (status) => resolve({ output, error, status }))
  })
}

/** Runs the command with its output into a file, and returns what is said of it. */
function experimentInto(file: string, args: readonly string[]): Promise<Omit<Ended, 'output'>> {
  const output = openSync(file, 'w')
  const child = spawn(process.execPath, ['scripts/experiment.mjs', ...args], {
    stdio: ['ignore', output, 'pipe'],
  })
  let error = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (error += text))
  return new Promise((resolve) => {
    child.on('close', (status) => {
      closeSync(output)
      resolve({ error, status })
    })
  })
}

const solvers = 'breadth-first,a-star:heuristic=sum'
const args = ['--count', '6', '--seed', '8', '--solvers', solvers]

/** The rows that many workers bring, without the milliseconds. */
function rowsOfMany(): Promise<readonly Row[]> {
  const rows: Row[] = []
  const runner = {
    run: async (...[settings, cut]: [Readonly<Record<string, string>>, number]) => {
      await Promise.resolve()
      return measureSettings(settings, cut, () => 0)
    },
    end: () => {},
  }
  return new Promise((resolve) => {
    const experiment = experimentFrom({ count: '6', seed: '8', solvers })
    new Execution(experiment, jobsOf(experiment), [runner, runner, runner], {
      onRow: (row) => rows.push(row),
      onState: () => resolve(inOrder(rows)),
    })
  })
}

const untimed = (rows: readonly Row[]) => rows.map((row) => ({ ...row, ms: 0 }))

// The first call may have to bundle the command.
beforeAll(() => experiment(['--help']), 60_000)

describe('the command for experiments', () => {
  it('has the same counts as many workers have, as CSV and as JSON', async () => {
    const expected = await rowsOfMany()
    expect(expected).toHaveLength(12)
    for (const [form, read] of [
      ['--csv', readCsv],
      ['--json', readJson],
    ] as const) {
      const { output, error, status } = await experiment([...args, form])
      const found = read(output)
      expect([error, status, found.ok && untimed(found.value.rows)]).toEqual(['', 0, expected])
    }
  })

  it('prints a summary of each search, with known means where there are any', async () => {
    const known = ['--order', 'down-right-left-up', '--heuristic', 'sum', '--count', '2']
    const { output, status } = await experiment(['--solvers', 'a-star,greedy', ...known])
    expect(status).toBe(0)
    expect(output).toMatch(/^ +mean +median +least +most +known mean$/m)
    expect(output).toMatch(/^a-star:heuristic=sum: 2 solved, 0 unsolved, 0 cut$/m)
    expect(output).toMatch(/^ {2}taken .* 1061\.63$/m)
  })

  it('explains every row of its table in its help', async () => {
    const onMap = ['--problem', 'graph', '--board', 'romania', '--boards', 'Arad']
    const { output } = await experiment(['--solvers', 'uniform-cost', ...onMap])
    const rows = Array.from(output.matchAll(/^ {2}(\S+(?: \S+)*)/gm), ([, name]) => name)
    expect(rows).toHaveLength(6)
    const { output: help } = await experiment(['--help'])
    for (const name of rows) expect(help).toMatch(new RegExp(`^  ${name}  `, 'm'))
  })

  it('takes each board that its help names', async () => {
    const { output: help } = await experiment(['--help'])
    const names = /where the\s+problem is one: (.*?), …/s.exec(help)?.[1].split(/,\s+/) ?? []
    expect(names).toHaveLength(2)
    for (const [at, problem] of ['graph', 'grid'].entries()) {
      const onBoard = ['--problem', problem, '--board', names[at], '--solvers', 'a-star']
      const { error, status } = await experiment(onBoard)
      expect([error, status]).toEqual(['', 0])
    }
  })

  it('counts a run that expands too much as cut', async () => {
    const { output } = await experiment(['--solvers', 'depth-first', '--count', '3', '--cut', '9'])
    expect(output).toMatch(/^depth-first:limit=none: 0 solved, 0 unsolved, 3 cut$/m)
  })

  it('takes boards from standard input', async () => {
    const boards = '123456078\n1 2 3 / 4 5 6 / 8 7 0\n'
    const { output } = await experiment(['--solvers', 'a-star', '--boards', '-'], boards)
    expect(output).toMatch(/: 1 solved, 1 unsolved, 0 cut$/m)
  })

  it('compares costs on the board that is asked for', async () => {
    const onMap = ['--problem', 'graph', '--board', 'romania', '--boards', 'Arad']
    const { output } = await experiment([...onMap, '--solvers', 'breadth-first,a-star'])
    expect(output.match(/^ {2}cost of the path +\d+/gm)).toEqual([
      expect.stringMatching(/ 450$/),
      expect.stringMatching(/ 418$/),
    ])
  })

  it.each(['--board', '--graph'])('knows by %s which problem is meant', async (option) => {
    const given = [option, 'romania', '--boards', 'Arad', '--solvers', 'a-star']
    const { output } = await experiment(given)
    expect(output).toMatch(/^ {2}cost of the path +418 /m)
  })

  it.each([
    ['--board', ['--problem', 'graph', '--board', '@no-such-file']],
    ['--graph', ['--problem', 'graph', '--graph', '@no-such-file']],
    ['--map', ['--problem', 'grid', '--map', 'nowhere', '--solvers', 'a-star']],
    ['--map', ['--problem', 'grid', '--map', 'trap', '--board', 'trap']],
    ['--count', ['--solvers', 'a-star', '--count', '0']],
    ['--solvers', ['--solvers', '']],
    ['--solvers', ['--solvers', 'a-star,magic']],
    ['--solvers', ['--solvers', 'greedy, a-star:heuristic=sum:heuristic=misplaced']],
    ['--solvers', ['--solvers', 'a-star:bound=sum:heuristic=misplaced']],
    ['--boards', ['--solvers', 'a-star', '--boards', '12345678x']],
    ['--goal', ['--solvers', 'a-star', '--goal', '1']],
    ['--heuristic', ['--solvers', 'breadth-first', '--heuristic', 'sum']],
    ['--heuristic', ['--solvers', 'a-star', '--heuristic', 'foo']],
    ['--solvers', ['--solvers', 'a-star:heuristic=foo', '--heuristic', 'sum']],
    ['--goal-test', ['--solvers', 'breadth-first', '--goal-test', 'foo']],
    ['--reached', ['--solvers', 'breadth-first', '--reached', 'foo']],
    ['--limit', ['--solvers', 'depth-first', '--limit', 'foo']],
    ['--order', ['--solvers', 'a-star', '--order', 'foo']],
    ['--metric', ['--solvers', 'a-star', '--metric', 'any']],
    ['--seed', ['--solvers', 'a-star', '--boards', 'farthest', '--seed', '7']],
    ['--goal', ['--solvers', 'breadth-first', '--problem', 'blocks', '--goal', 'x']],
    ['--boards', ['--solvers', 'a-star', '--boards', '12;123456078;1']],
    ['--csv', ['--solvers', 'a-star', '--csv', '--json']],
    ['--board', ['--solvers', 'a-star', '--board', '123456078']],
  ])('tells in one line what is wrong with %s: %j', async (option, args) => {
    const { output, error, status } = await experiment(args)
    expect([output, error.split('\n').length, status]).toEqual(['', 2, 2])
    expect(error).toContain(`${option}: `)
  })
})

describe('an option of a solver', () => {
  it('holds for each search that has it and does not say otherwise', () => {
    const args = [
      '--solvers',
      'a-star,greedy:heuristic=misplaced,breadth-first',
      '--heuristic',
      'sum',
    ]
    const read = readExperimentCommand(args)
    expect(read.ok && read.value.texts.solvers).toBe(
      'a-star:heuristic=sum,greedy:heuristic=misplaced,breadth-first',
    )
  })
})

it.runIf(existsSync('/dev/full'))('an output for which there is no room is told', async () => {
  const { error, status } = await experimentInto('/dev/full', ['--count', '1', '--csv'])
  expect([error, status]).toEqual([expect.stringContaining('could not be written'), 1])
})
