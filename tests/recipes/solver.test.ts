import { describe, expect, it, vi } from 'vitest'
import { readCommand } from '../../src/cli/solve/command'
import { readCommandRun } from '../../src/cli/solve/readCommandRun'
import { usage } from '../../src/cli/solve/usage'
import { readSolvers } from '../../src/experiments/read/readSolvers'
import { leastMoves } from '../../src/play/hint/leastMoves'
import { frontierOrderOf } from '../../src/recording/frontierOrder'
import { frontierAt } from '../../src/recording/query/frontier/frontier'
import { record } from '../../src/recording/write/recorder'
import { readAddress, settingNames, writeAddress } from '../../src/setup/address/address'
import ChoiceField from '../../src/setup/fields/ChoiceField.vue'
import NumberField from '../../src/setup/fields/NumberField.vue'
import SelectField from '../../src/setup/fields/SelectField.vue'
import { settingName, valueName } from '../../src/setup/settingNames'
import { solverChoices } from '../../src/setup/solverChoices'
import { solvers } from '../../src/solvers'
import { nodeFacts } from '../../src/stage/board/nodeFacts'
import { lineOf } from '../../src/stage/code/eventLine'
import { sourceOf } from '../../src/stage/code/solverSources'
import { orderValue } from '../../src/stage/frontier/orderValue'
import { narrate } from '../../src/stage/narration/narrate'
import { orderMessage } from '../../src/stage/priority'
import { faultMessage } from '../../src/words/faults/faults'
import { say } from '../../src/words/message'
import { runOf } from '../recording/arbitraryRuns'
import { toySolver } from './toySolver'

// What the recipe says: a file, its words, and a line in the list.
vi.mock('../../src/solvers', async (importOriginal) => {
  const original = await importOriginal<{ solvers: readonly unknown[] }>()
  const { toySolver } = await import('./toySolver')
  return { ...original, solvers: [...original.solvers, toySolver] }
})
vi.mock('../../src/words/en/solvers', async (importOriginal) => {
  const original = await importOriginal<{ solverWords: object; optionWords: object }>()
  const { toySolver, toyWords, toyOptionWords } = await import('./toySolver')
  return {
    solverWords: { ...original.solverWords, [toySolver.id]: toyWords },
    optionWords: { ...original.optionWords, ...toyOptionWords },
  }
})

const settings = { solver: 'toy-search', start: '412053786' }
const run = runOf(settings)
const recording = record(run)
const last = recording.events - 1
const said = Array.from({ length: recording.events }, (_, step) =>
  say(narrate(recording, run, step)),
)

describe('a solver that was added by the recipe', () => {
  it('runs, and its options come to it with their types', () => {
    expect(recording.outcome?.kind).toBe('solved')
    expect(run.chosen.values).toEqual({ heuristic: 'manhattan', toyMood: 'calm', bias: 1.5 })
  })

  it('is offered with a name, as are its options and their values', () => {
    const names = ['toyMood', 'bias'].map((setting) => say(settingName(setting)))
    expect(names).toEqual(['Mood of the toy', 'Bias'])
    expect(say(valueName('solver', 'toy-search'))).toBe('Toy search')
    expect(say(valueName('toyMood', 'wild'))).toBe('it is wild')
    expect(say(valueName('bias', '2.5'))).toBe('2.5')
  })

  it('has the field that each option wants', () => {
    const fields = solverChoices(toySolver, run.problem).map(({ field }) => field)
    expect(fields).toEqual([SelectField, ChoiceField, NumberField])
  })

  it('is known to the command, with its options and what they do', () => {
    expect(usage()).toMatch(/ --solver NAME\n(?: {6}.*\n)*? {6}.*toy-search/)
    expect(usage()).toContain('--toy-mood calm|wild\n      toy-search: how the toy feels')
    expect(usage()).toContain('--bias N\n      toy-search: what is added to f')
    const command = readCommand(['--solver', 'toy-search', '--toy-mood', 'wild', '--bias', '2.5'])
    expect(command.ok && command.value.settings).toEqual({
      solver: 'toy-search',
      toyMood: 'wild',
      bias: '2.5',
    })
  })

  it('is told to the command what is wrong with an option', () => {
    const fault = readCommandRun({ ...settings, bias: '1.55' })
    expect(fault).toMatchObject({ ok: false })
    expect(fault.ok || fault.fault).toBe(
      '--bias: 1.55 cannot be used. It can be from 0 to 9, with 1 decimal at most.',
    )
  })

  it('is read from an address and written into one, without what is the default', () => {
    expect(settingNames).toContain('toyMood')
    const address = readAddress({ ...settings, bias: '2.0', toyMood: 'wild' })
    expect(address.wrong).toEqual([])
    expect(address.run.settings).toMatchObject({ solver: 'toy-search', bias: '2', toyMood: 'wild' })
    expect(writeAddress({ ...address.run.settings, toyMood: 'calm' }, 0)).toEqual({
      solver: 'toy-search',
      start: '412053786',
      bias: '2',
    })
  })

  it('can be part of an experiment', () => {
    const read = readSolvers('toy-search:bias=3,a-star', run.problem)
    expect(read.ok && read.value[0]).toMatchObject({ solver: 'toy-search', bias: '3' })
  })

  it('is refused where its manifest says so, at the option that it names', () => {
    const oneWay = readAddress({ problem: 'pegs-15', solver: 'toy-search', toyMood: 'wild' })
    expect(oneWay.wrong.map((fault) => [fault.setting, say(faultMessage(fault))])).toEqual([
      ['toyMood', expect.stringContaining('needs moves that can be undone')],
    ])
  })

  it('has a line lit for each event', () => {
    const { calls } = sourceOf(toySolver)
    for (let step = 0; step <= last; step++) {
      expect(lineOf(step, recording, calls), said[step]).toBeDefined()
    }
  })

  it('is narrated by its own f, and with its own reasons', () => {
    expect(said.join('\n')).not.toMatch(/[{}]|narration\.|solvers\.|undefined|NaN/)
    expect(said[2]).toMatch(/Its f = 1 \+ \d \+ 1\.5 = \d+\.5 decides when it leaves\.$/)
    expect(said.at(-2)).toMatch(/5 moves from the start\. Toys are honest\.$/)
    const wild = runOf({ ...settings, toyMood: 'wild' })
    const told = record(wild)
    expect(say(narrate(told, wild, told.events - 2))).toMatch(
      /Wild toys may miss a shorter path\.$/,
    )
  })

  it('shows its own f in the frontier and in the inspector', () => {
    const [node] = frontierAt(recording, 9, frontierOrderOf(run.chosen))
    const { short, spoken } = orderValue(recording, run, node)
    expect(say(short)).toMatch(/^f = \d+\.5$/)
    expect(say(spoken)).toMatch(/^f = \d \+ \d \+ 1\.5 = \d+\.5$/)
    const value = nodeFacts(recording, run, node, 9).value
    expect(value && say(value.is)).toBe('f = g + h + b')
    expect(say(orderMessage(run.chosen))).toBe('priority queue: least f = g + h + b first')
  })

  it('is believed to have found a shortest way only where it claims that', () => {
    const { start } = run.problem
    expect(leastMoves(new Map(), start, run, recording)).toBe(5)
    const wild = runOf({ ...settings, toyMood: 'wild' })
    expect(leastMoves(new Map(), start, wild, record(wild))).toBeUndefined()
  })
})

describe('in the files of src', () => {
  const texts = import.meta.glob<string>('../../src/**/*.{ts,vue}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  // Prepared searches name those that they are of.
  const prepared = [
    'src/experiments/defaults.ts',
    'src/experiments/summary/knownMeans.ts',
    'src/pages/compare/prepared.ts',
    'src/pages/experiments/preparedExperiments.ts',
    'src/pages/home/examples.ts',
    'src/ownSearch/challenge/challenges.ts',
    'src/ownSearch/challenge/checkChallenge.ts',
    'src/recording/solutionSearch.ts',
    'src/stage/solution/useCheapestCost.ts',
  ]

  it.each(solvers.filter(({ id }) => id !== toySolver.id).map(({ id }) => id))(
    '%s is named by its own file and its words alone',
    (id) => {
      const named = Object.entries(texts)
        .filter(([, text]) => text.includes(`'${id}'`) || text.includes(`"${id}"`))
        .map(([path]) => path.replace('../../', ''))
        .filter((path) => !prepared.includes(path) && path !== 'src/words/en/solvers.ts')
      expect(named).toEqual([expect.stringMatching(/^src\/solvers\/\w+\.ts$/)])
    },
  )

  it('the list names each manifest, and nothing else does but its own file', () => {
    for (const path of Object.keys(texts)) {
      const manifest = /^export const (\w+Solver)\b/m.exec(texts[path])?.[1]
      if (manifest === undefined) continue
      const naming = Object.keys(texts).filter((other) =>
        new RegExp(`\\b${manifest}\\b`).test(texts[other]),
      )
      expect(naming.sort()).toEqual([path, '../../src/solvers/index.ts'].sort())
    }
  })
})
