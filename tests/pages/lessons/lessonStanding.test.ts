import { describe, expect, it } from 'vitest'
import { listedLessons } from '../../../src/pages/lessons/lessons'
import { lessonStanding } from '../../../src/pages/lessons/lessonStanding'

const lesson = {
  name: '00-example',
  heading: {
    stops: [
      { kind: 'beat', id: 'a' },
      { kind: 'prediction', id: 'b' },
      { kind: 'exercise', id: 'c' },
      { kind: 'check', id: 'd' },
    ],
  },
} as const
const moment = { step: 2, lastStep: 9 }

describe('what a lesson in a frame tells', () => {
  it('counts its places and its questions, and nothing that the lesson no longer has', () => {
    const progress = { seen: ['a', 'b', 'gone'], answered: ['gone', 'c', 'b'] }
    expect(lessonStanding(lesson, progress, 'b', moment)).toEqual({
      kind: 'lesson',
      lesson: '00-example',
      place: 'b',
      ...moment,
      seen: 2,
      places: 4,
      answered: ['b', 'c'],
      questions: 3,
      questionIds: ['b', 'c', 'd'],
      complete: false,
    })
  })

  it('is complete once the self-check is passed', () => {
    const progress = { seen: ['a'], answered: ['d'] }
    expect(lessonStanding(lesson, progress, 'd', moment).complete).toBe(true)
  })
})

it('every lesson can be completed: it ends with a self-check', () => {
  for (const { heading } of listedLessons) {
    expect(heading.stops.filter(({ kind }) => kind === 'check')).toHaveLength(1)
  }
})
