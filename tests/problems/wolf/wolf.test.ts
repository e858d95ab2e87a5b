import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../src/problems/problem'
import { Successors } from '../../../src/problems/successors'
import { readFerry } from '../../../src/problems/wolf/ferryText'
import { createWolfFromSettings } from '../../../src/problems/wolf/settings'
import { faultMessage } from '../../../src/words/faults/faults'
import { say } from '../../../src/words/message'
import {
  everyFerry,
  ferryLevels,
  isSafe,
  plainFerries,
  plainFerryOf,
  writtenFerry,
} from './plainFerry'

function wolfOf(start: string, room = '1'): Problem {
  const made = createWolfFromSettings({ start, room })
  if (!made.ok) throw new Error(JSON.stringify(made.fault))
  return made.value
}

function movesOf(problem: Problem) {
  const into = new Successors()
  problem.successors(problem.start.low, 0, into)
  return Array.from({ length: into.count }, (_, at) => ({
    action: into.action[at],
    after: problem.format({ low: into.low[at], high: into.high[at] }),
  }))
}

function saidOf(start: string): string | undefined {
  const made = createWolfFromSettings({ start })
  return made.ok ? undefined : say(faultMessage(made.fault))
}

const safe = everyFerry.filter((text) => isSafe(plainFerryOf(text)))

describe.each(['1', '2'])('a ferry with room for %s besides the farmer', (room) => {
  it('has the crossings that trying every group has, in each state', () => {
    for (const text of safe) {
      const expected = plainFerries(plainFerryOf(text), Number(room)).map(writtenFerry)
      const found = movesOf(wolfOf(text, room)).map(({ after }) => after)
      expect([...found].sort(), text).toEqual([...expected].sort())
    }
  })

  it('says of every start whether the goal can be reached, and how many states can', () => {
    for (const text of safe) {
      const { ways } = ferryLevels(plainFerryOf(text), Number(room))
      const expected = { proof: 'counted', solvable: ways.has('/FWGC'), states: ways.size }
      expect(wolfOf(text, room).solvability(), text).toEqual(expected)
    }
  })

  it('never estimates more than the true distance', () => {
    for (const text of safe) {
      const problem = wolfOf(text, room)
      const { levels } = ferryLevels(plainFerryOf(text), Number(room))
      const distance = levels.findIndex((level) => level.includes('/FWGC'))
      const [heuristic] = problem.heuristics
      expect(heuristic.admissible).toBe(true)
      expect(heuristic.of(problem.start.low, 0), text).toBeLessThanOrEqual(distance)
    }
  })
})

describe('wolf, goat and cabbage', () => {
  it('try loads by how many they are, then wolf, goat, cabbage', () => {
    const problem = wolfOf('FWGC/', '2')
    const moves = movesOf(problem).map(({ action }) => problem.notation(problem.start, action))
    expect(moves).toEqual(['FG>R', 'FWG>R', 'FWC>R', 'FGC>R'])
  })

  it('estimate 0 at the goal, and more than 0 everywhere else', () => {
    for (const text of safe) {
      const problem = wolfOf(text)
      const h = problem.heuristics[0].of(problem.start.low, 0)
      expect(h === 0, text).toBe(problem.isGoal(problem.start.low, 0))
    }
  })

  it('draw everybody within the picture, wherever they are', () => {
    for (const room of ['1', '2']) {
      for (const text of safe) {
        const problem = wolfOf(text, room)
        const { parts, columns, rows } = problem.draw(problem.start)
        // The ground, the boat with the farmer, and three others.
        expect(parts).toHaveLength(5)
        for (const { x, y, width, height } of parts) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(columns + 1e-9)
          expect(y + height).toBeLessThanOrEqual(rows + 1e-9)
        }
      }
    }
  })
})

describe('the text of a state', () => {
  it('is read again as it is written, each of the sixteen', () => {
    for (const text of everyFerry) {
      const ferry = readFerry(text)
      expect(ferry, text).toBeDefined()
      const left = (['farmer', 'wolf', 'goat', 'cabbage'] as const).filter(
        (who) => ferry?.[who] === 'left',
      )
      expect(left.map((who) => who[0].toUpperCase()).join('')).toBe(text.split('/')[0])
    }
  })

  it.each([
    ['fwc', 'FWC/G'],
    [' W, C / F, G ', 'WC/FG'],
    ['CGWF/', 'FWGC/'],
    ['／ＦＷＧＣ'.normalize('NFKC'), '/FWGC'],
  ])('%j is %s', (text, written) => {
    expect(wolfOf(text).settings.start).toBe(written)
  })

  it.each(['', 'x', 'FF', 'FW/C', 'F/W/GC', 'FWGC/F'])('%j is none, and is told so', (text) => {
    expect(saidOf(text)).toContain(`“${text}” is not a state`)
  })

  it.each([
    ['WG/FC', 'On the left bank the wolf would eat the goat.'],
    ['F/WGC', 'On the right bank the wolf would eat the goat.'],
    ['FW/GC', 'On the right bank the goat would eat the cabbage.'],
  ])('%s is not safe: %s', (text, said) => {
    expect(saidOf(text)).toContain(said)
  })
})
