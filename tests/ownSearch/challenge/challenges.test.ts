import { describe, expect, it } from 'vitest'
import { challenges } from '../../../src/ownSearch/challenge/challenges'
import { isPassed } from '../../../src/ownSearch/challenge/checkChallenge'
import { readRun } from '../../../src/recording/run'
import { solvers } from '../../../src/solvers'
import { messageAt } from '../../../src/words/message'
import { answers, changedSource } from './answers'
import { faultsOf, resultsOf } from './checkHere'

describe.each(challenges.map((challenge) => [challenge.id, challenge] as const))(
  'the challenge %s',
  (id, challenge) => {
    const { right, wrong } = answers[id]

    it('is passed by a right answer', async () => {
      expect(await faultsOf(challenge, changedSource(challenge.source, right))).toEqual([])
    })

    it('is tried on each of its boards, and is quick', async () => {
      const begun = performance.now()
      const results = await resultsOf(challenge, changedSource(challenge.source, right))
      const boards = results.flatMap(({ board }) => (board === undefined ? [] : [board]))
      expect(boards).toEqual(challenge.boards.map((_, board) => board))
      expect(results.every(isPassed)).toBe(true)
      expect(performance.now() - begun).toBeLessThan(10_000)
    })

    it('is not passed by what it begins with', async () => {
      expect(await faultsOf(challenge, challenge.source)).not.toEqual([])
    })

    it.each(wrong.map((each) => [each.what, each] as const))(
      'is not passed by an answer that %s',
      async (_, { change, told }) => {
        const faults = await faultsOf(challenge, changedSource(challenge.source, change))
        expect(faults.join('\n')).toContain(told)
      },
    )

    it('has a title, a task and three hints', () => {
      const parts = ['title', 'task', 'hint1', 'hint2', 'hint3']
      const missing = parts.filter((part) => !messageAt(`ownSearch.challenge.of.${id}.${part}`))
      expect(missing).toEqual([])
    })

    it('is tried on four to eight boards that differ, and shows a search that can be run there', () => {
      const { boards, shown } = challenge
      expect(boards.length).toBeGreaterThanOrEqual(4)
      expect(boards.length).toBeLessThanOrEqual(8)
      expect(new Set(boards.map((board) => JSON.stringify(board))).size).toBe(boards.length)
      expect(solvers.some((solver) => solver.id === shown)).toBe(true)
      expect(boards.filter((board) => !readRun({ ...board, solver: shown }).ok)).toEqual([])
    })
  },
)

it('has an id of its own for each', () => {
  expect(new Set(challenges.map(({ id }) => id)).size).toBe(challenges.length)
})
