import fc from 'fast-check'
import type { Settings } from '../../../src/problems/problem'
import type { Recording } from '../../../src/recording/recording'
import { readRun } from '../../../src/recording/run'
import type { Run } from '../../../src/recording/run'
import { Recorder } from '../../../src/recording/write/recorder'
import { solvers } from '../../../src/solvers'
import { narrate } from '../../../src/stage/narration/narrate'
import { say } from '../../../src/words/message'
import { plainMoments } from './plainMoments'
import type { PlainMoment } from './plainMoments'

const problems = [
  { problem: 'sliding-2x2', start: '2130' },
  { problem: 'sliding-2x2', start: '0132' },
  { problem: 'sliding-3x2', start: '450123' },
  { problem: 'sliding-3x2', start: '123045' },
  { problem: 'sliding-3x2', start: '123540' },
  { problem: 'sliding-3x3', start: '451260738' },
  { problem: 'missionaries' },
  { problem: 'missionaries', people: '4' },
  { problem: 'pancakes' },
  { problem: 'pancakes', start: '462513' },
  { problem: 'hanoi' },
  { problem: 'hanoi', start: 'ABDC', goal: 'CCDA' },
  { problem: 'wolf' },
  { problem: 'graph' },
  { problem: 'graph', graph: 'inconsistent' },
  { problem: 'grid', map: 'S.9\n.#.\n..G', neighbours: '8' },
  { problem: 'jugs' },
  { problem: 'jugs', jugA: '6', jugB: '4', goal: '3' },
  { problem: 'pegs-13' },
  { problem: 'pegs-15', start: '000011000000000' },
  { problem: 'blocks', start: 'classic', mirror: 'on' },
  { problem: 'blocks', start: 'classic', metric: 'any' },
] as const

// A heuristic that is not named is the first one that the problem has.
const anySearch = fc.constantFrom(...solvers).chain(({ id, options }) => {
  const values = options.flatMap((option) => {
    if (option.kind === 'heuristic') return []
    const numbers = fc.integer({ min: 1, max: 8 }).map(String)
    const value = option.kind === 'number' ? numbers : fc.constantFrom(...option.values)
    return [[option.name, value] as const]
  })
  return fc.record({ solver: fc.constant(id), ...Object.fromEntries(values) })
})

const anySettings = fc
  .tuple(fc.constantFrom(...problems), anySearch)
  .map(([problem, search]) => ({ ...problem, ...search }))

/** A search as far as it was recorded, with what it was asked for. */
export interface Told {
  readonly run: Run
  readonly recording: Recording
  readonly settings: string
}

function toldOf(settings: Settings, expansions: number, budget: number): Told | undefined {
  const read = readRun(settings)
  if (!read.ok) return undefined
  const recorder = new Recorder(read.value, budget)
  recorder.advance(expansions)
  const words = `${JSON.stringify(settings)}, ${expansions} expansions, budget ${budget}`
  return { run: read.value, recording: recorder.recording(), settings: words }
}

const plenty = 1_000_000

/** Searches of every kind, from their start to their end or for some expansions. */
const anyTold = fc
  .tuple(anySettings, fc.constantFrom(25, 120, 400), fc.constantFrom(plenty, 60))
  .map(([settings, expansions, budget]) => toldOf(settings, expansions, budget))

/** Searches in which what is claimed seldom comes about. */
const rare = [
  { solver: 'depth-first', limit: '4', start: '451260738' },
  { solver: 'depth-first', limit: '14', problem: 'sliding-3x2', start: '450123' },
  { solver: 'beam', width: '2', start: '451260738' },
  { solver: 'a-star', heuristic: 'sum', start: '627381450', order: 'down-right-left-up' },
  { solver: 'ida-star', start: '451260738' },
  { solver: 'bidirectional', start: '412053786' },
  {
    solver: 'uniform-cost',
    problem: 'graph',
    graph: 'start S; goal G; S - A 2; S - B 2; A - C 3; B - C 3; C - G 9',
  },
].map((settings) => toldOf(settings, 700, plenty))

const searches = [...rare, ...fc.sample(anyTold, 200)].filter((told) => told !== undefined)
/** Every sentence of many searches, with what was true just before its event. */
export const toldSentences = searches.flatMap((told) => {
  const moments = [...plainMoments(told.recording)]
  // The last sentence of a record that ends early tells the end of the search.
  const whole = told.recording.overBudget ? moments.slice(0, -1) : moments
  return whole.map((moment) => ({
    said: say(narrate(told.recording, told.run, moment.step)),
    moment,
    told,
  }))
})

/** Looks whether a sentence is true of its moment. */
type Check = (said: string, moment: PlainMoment, told: Told) => void

/** Puts a question to every sentence; the first one that is not true is an error that tells it. */
export function everySentence(check: Check) {
  for (const { said, moment, told } of toldSentences) {
    try {
      check(said, moment, told)
    } catch (cause) {
      throw new Error(`step ${moment.step} of ${told.settings}: ${said}`, { cause })
    }
  }
}
