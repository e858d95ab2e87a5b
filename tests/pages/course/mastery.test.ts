import { expect, it } from 'vitest'
import { masteryOf } from '../../../src/pages/course/mastery'

const stops = [
  { kind: 'beat', id: 'a' },
  { kind: 'prediction', id: 'b' },
  { kind: 'exercise', id: 'c' },
  { kind: 'check', id: 'd' },
] as const

it('counts what was done by its kind, and nothing that the lesson no longer has', () => {
  const mastery = masteryOf({ stops }, { seen: ['a', 'b', 'gone'], answered: ['b', 'gone'] })
  expect(mastery).toEqual({
    seen: { done: 2, of: 4 },
    predictions: { done: 1, of: 1 },
    exercises: { done: 0, of: 1 },
    challenges: { done: 0, of: 0 },
    check: 'd',
    isMastered: false,
  })
})

it('calls a lesson mastered when its self-check was passed', () => {
  expect(masteryOf({ stops }, { seen: [], answered: ['d'] }).isMastered).toBe(true)
})

it('calls no lesson mastered that has no self-check', () => {
  const mastery = masteryOf({ stops: [stops[0]] }, { seen: ['a'], answered: ['a'] })
  expect(mastery).toMatchObject({ isMastered: false, check: undefined })
})
