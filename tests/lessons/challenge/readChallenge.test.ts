import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readChallenge } from '../../../src/lessons/challenge/readChallenge'
import type { ChallengeText } from '../../../src/lessons/challenge/readChallenge'
import { challenges } from '../../../src/ownSearch/challenge/challenges'

const runs = { near: { problem: 'graph', graph: 'romania' } }

describe('a challenge in a lesson', () => {
  it('is one of the app’s own', () => {
    const [known] = challenges
    const read = readChallenge('here', { challenge: known.id }, runs)
    expect(read).toEqual({ id: known.id, from: known.id, boards: known.boards, rules: known.rules })
  })

  it('or one that a teacher has written', () => {
    const text = {
      from: 'depth-first',
      like: 'breadth-first expansion',
      boards: 'sliding-3x3:123456078, near',
      same: 'length, expanded',
      atMost: '2',
      prunes: 'reached',
      reopens: true,
      shortest: true,
    }
    expect(readChallenge('here', text, runs)).toEqual({
      id: 'here',
      from: 'depth-first',
      boards: [{ problem: 'sliding-3x3', start: '123456078' }, runs.near],
      rules: [
        { kind: 'atMost', lines: 2 },
        { kind: 'shortest' },
        {
          kind: 'same',
          like: { solver: 'breadth-first', goalTest: 'expansion' },
          figures: ['length', 'expanded'],
        },
        { kind: 'prunes', reason: 'reached' },
        { kind: 'reopens' },
      ],
    })
  })

  const right: ChallengeText = { boards: 'near', shortest: true }
  it.each([
    ['no such challenge', { challenge: 'magic' }, 'there is no challenge "magic"'],
    ['no such start', { ...right, from: 'magic' }, 'cannot begin with "magic"'],
    ['no boards', { shortest: true }, 'needs boards'],
    ['no rules', { boards: 'near' }, 'something to be checked'],
    ['an unknown board', { ...right, boards: 'far' }, '"far" is no run'],
    ['a wrong start', { ...right, boards: 'sliding-3x3:12' }, 'start is wrong'],
    ['no search to be like', { ...right, same: 'length' }, 'no search ""'],
    ['an unknown search', { ...right, like: 'magic', same: 'length' }, 'no search "magic"'],
    ['an unknown figure', { ...right, like: 'greedy', same: 'luck' }, '"luck" is none of'],
    ['an unknown reason', { ...right, prunes: 'luck' }, '"luck" is none of'],
    ['no number of lines', { ...right, atMost: 'two' }, '"two" is no number'],
  ])('says what is wrong where there is %s', (_, text, told) => {
    expect(() => readChallenge('here', text, runs)).toThrow(told)
  })
})

it('each challenge of the app stands in its lesson, at a place of its own id', () => {
  const missing = challenges.filter(({ id, lesson }) => {
    const text = readFileSync(`lessons/${lesson}.md`, 'utf8')
    return !text.includes(`<LessonChallenge id="${id}" challenge="${id}">`)
  })
  expect(missing.map(({ id }) => id)).toEqual([])
})
