import { describe, expect, it } from 'vitest'
import type { Settings } from '../../src/problems/problem'
import { readRun } from '../../src/recording/run'
import { Recorder } from '../../src/recording/write/recorder'
import { solvers } from '../../src/solvers'
import { narrate } from '../../src/stage/narration/narrate'
import { say } from '../../src/words/message'
import { disagreements } from './agreement'

const tiles = { problem: 'sliding-2x2', goal: '1230' }
const line = 'S - A 1; A - G 1; start S; goal G'

/** Starts that are the goal, that are one and two moves away, and that lead nowhere. */
const starts: readonly Settings[] = [
  { ...tiles, start: '1230' },
  { ...tiles, start: '1203' },
  { ...tiles, start: '0132' },
  { problem: 'graph', graph: 'node S; node G; start S; goal G' },
  { problem: 'graph', graph: 'S - G 1; start S; goal G' },
  { problem: 'graph', graph: 'S -> G 1; start S; goal G' },
  { problem: 'graph', graph: line },
  { problem: 'graph', graph: `${line}; S - B 1` },
  { problem: 'graph', graph: 'S - A 1; node G; start S; goal G' },
  { problem: 'grid', map: 'SG' },
  { problem: 'grid', map: 'S#G' },
  { problem: 'jugs', jugA: '1', jugB: '2', start: '0 0', goal: '1' },
  { problem: 'pegs-15', start: '000011000000000' },
  { problem: 'missionaries', start: '11R' },
  { problem: 'missionaries', start: '01L' },
  { problem: 'pancakes', pancakes: '2', start: '21' },
]

/** Options with which a search of little says something of its own. */
const options: readonly Settings[] = [
  {},
  { limit: '0' },
  { limit: '1' },
  { width: '1' },
  { goalTest: 'never' },
  { goalTest: 'expansion' },
  { solutions: 'all' },
  { undo: 'allowed' },
]

/** Some searches never end where there is no solution. */
const most = 200

/** Each sentence of each run that can be run, once, with the run that it is of. */
function allSaid(): ReadonlyMap<string, Settings> {
  const said = new Map<string, Settings>()
  for (const start of starts) {
    for (const { id } of solvers) {
      for (const option of options) {
        const settings = { ...start, ...option, solver: id }
        const run = readRun(settings)
        if (!run.ok) continue
        const recorder = new Recorder(run.value, most)
        recorder.advance(most)
        const recording = recorder.recording()
        for (let step = 0; step < recording.events; step++) {
          said.set(say(narrate(recording, run.value, step)), settings)
        }
      }
    }
  }
  return said
}

describe('the sentences of runs that are as small as can be', () => {
  const said = allSaid()

  it('are of starts that are the goal, of one move and of two, and of states without moves', () => {
    const whole = [...said.keys()].join('\n')
    expect(whole).toContain('The start is the goal: no move is needed.')
    expect(whole).toContain('a solution of 0 moves')
    expect(whole).toContain('a solution of 1 move ')
    expect(whole).toContain('a solution of 2 moves')
    expect(whole).toContain('the only state that can be reached was reached')
  })

  it('agree with their numbers', () => {
    const wrong = [...said].filter(([sentence]) => disagreements(sentence).length > 0)
    expect(wrong).toEqual([])
  })
})
