import { describe, expect, it } from 'vitest'
import { commandOptions, optionFor } from '../../../src/cli/options/options'
import { readCommand } from '../../../src/cli/solve/command'
import { readCommandRun } from '../../../src/cli/solve/readCommandRun'
import { usage } from '../../../src/cli/solve/usage'
import { createProblem, problemNames } from '../../../src/problems'
import { solvers } from '../../../src/solvers'

const nothingAsked = {
  settings: {},
  namesBoard: false,
  help: false,
  json: false,
  countOnly: false,
  exhaust: false,
  repeat: 1,
  cut: Number.POSITIVE_INFINITY,
  trace: undefined,
}

describe('the options of the command', () => {
  it('are a search without any choice where nothing is typed', () => {
    expect(readCommand([])).toEqual({ ok: true, value: nothingAsked })
  })

  it('become settings of the puzzle and the solver', () => {
    const args = ['--board', '867254301', '--goal-test=expansion', '--mirror', '--limit', '40']
    expect(readCommand(args)).toEqual({
      ok: true,
      value: {
        ...nothingAsked,
        settings: { start: '867254301', goalTest: 'expansion', mirror: 'on', limit: '40' },
      },
    })
  })

  it('say how to run and to print', () => {
    const args = ['--json', '--count-only', '--exhaust', '--repeat', '7', '--cut', '9', '--help']
    expect(readCommand(args)).toEqual({
      ok: true,
      value: {
        settings: {},
        namesBoard: false,
        help: true,
        json: true,
        countOnly: true,
        exhaust: true,
        repeat: 7,
        cut: 9,
        trace: undefined,
      },
    })
  })

  it('are the same for a start as for a board where the board is no more than that', () => {
    expect(readCommand(['--start', '867254301'])).toEqual(readCommand(['--board', '867254301']))
  })

  it.each([
    ['--board', 'romania', { problem: 'graph', graph: 'romania' }],
    ['--board', ' Trap', { problem: 'grid', map: 'trap' }],
    ['--graph', 'A - B', { problem: 'graph', graph: 'A - B' }],
    ['--map', 'S..G', { problem: 'grid', map: 'S..G' }],
  ])('tell the problem by %s %s', (option, text, settings) => {
    expect(readCommand([option, text])).toMatchObject({ value: { settings } })
  })

  it('are two settings for a board and a start on it', () => {
    expect(
      readCommand(['--problem', 'graph', '--board', 'tokyo', '--start', 'Ueno']),
    ).toMatchObject({ ok: true, value: { settings: { graph: 'tokyo', start: 'Ueno' } } })
  })

  it('ask for help by a letter too', () => {
    expect(readCommand(['-h'])).toEqual({ ok: true, value: { ...nothingAsked, help: true } })
  })

  it.each([
    [['--speed', '9'], '--speed: there is no such option. See --help.'],
    [['-x'], '-x: there is no such option. See --help.'],
    [['867254301'], '867254301: every option begins with --, also the board: --board TEXT.'],
    [['--board'], '--board: a value is missing: --board TEXT.'],
    [['--board', '--json'], '--board: a value is missing: --board TEXT.'],
    [['--json=yes'], '--json: it takes no value.'],
    [['--limit', '1', '--limit', '2'], '--limit: it is given more than once.'],
    [
      ['--trace', 'a.trace.json', '--count-only'],
      '--trace: it needs the nodes, which --count-only does not keep.',
    ],
    [
      ['--trace', '-'],
      '--trace: it writes into a file, since the answer has standard output. For a file with this name say ./-',
    ],
    [['--repeat', '0'], '--repeat: it can be a whole number from 1 to 1000.'],
    [['--repeat', '1.5'], '--repeat: it can be a whole number from 1 to 1000.'],
    [['--repeat=-1'], '--repeat: it can be a whole number from 1 to 1000.'],
    [
      ['--board', '867254301', '--start', '123456708'],
      '--start: in this problem --board is where to start. Leave one of them out.',
    ],
    [
      ['--problem', 'grid', '--board', 'trap', '--map', 'trap'],
      '--map: --board gives the same. Leave one of them out.',
    ],
    [['--cut', '0'], '--cut: it can be a whole number, 1 or more.'],
    [['--cut', 'some'], '--cut: it can be a whole number, 1 or more.'],
    [['two\nlines'], 'two lines: every option begins with --, also the board: --board TEXT.'],
  ])('are refused in one line: %j', (args, fault) => {
    expect(readCommand(args)).toEqual({ ok: false, fault })
  })

  it.each([
    [['--map', 'nowhere'], /^--map: “nowhere” is not known/],
    [['--board', 'nowhere'], /^--board: “nowhere” is not known/],
    [['--map', 'trap', '--graph', 'tokyo'], /^--graph: .* Leave it out\.$/],
  ])('are complained of by the name that was typed: %j', (args, fault) => {
    const read = readCommand(['--problem', 'grid', ...args])
    if (!read.ok) throw new Error(read.fault)
    expect(readCommandRun(read.value.settings, read.value.namesBoard)).toMatchObject({
      fault: expect.stringMatching(fault),
    })
  })

  it('name where to start in two ways in a problem that is not known: that is what is wrong', () => {
    const args = ['--problem', 'gird', '--board', 'maze-dfs:9x9:1', '--start', '1,1']
    const read = readCommand(args)
    expect(read.ok && readCommandRun(read.value.settings)).toMatchObject({
      fault: expect.stringMatching(/^--problem: “gird” is not known/),
    })
  })

  it('give every setting of every puzzle', () => {
    const settings = problemNames.flatMap((problem) => {
      const made = createProblem({ problem })
      return made.ok ? Object.keys(made.value.settings) : []
    })
    const given = commandOptions.map(({ setting }) => setting)
    expect([...new Set(settings)].filter((setting) => !given.includes(setting))).toEqual([])
  })

  it('give every option of every solver', () => {
    const names = solvers.flatMap(({ options }) => options.map(({ name }) => name))
    const given = commandOptions.map(({ setting }) => setting)
    expect([...new Set(names)].filter((name) => !given.includes(name))).toEqual([])
  })

  it('are found again by the setting they give', () => {
    expect([optionFor('start'), optionFor('goalTest')]).toEqual(['--board', '--goal-test'])
  })
})

describe('the usage', () => {
  it.each(commandOptions.map(({ name }) => name))('tells of --%s', (name) => {
    expect(usage()).toMatch(new RegExp(`^  --${name}\\b`, 'm'))
  })

  it.each(solvers.map(({ id }) => id))('names the solver %s', (id) => {
    expect(usage()).toContain(id)
  })

  it('names every value that an option can have', () => {
    const values = solvers.flatMap(({ options }) =>
      options.flatMap((option) => (option.kind === 'choice' ? option.values : [])),
    )
    expect(values.filter((value) => !usage().includes(value))).toEqual([])
  })
})
