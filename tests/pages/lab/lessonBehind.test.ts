import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lessonBehind, writeLessonBehind } from '../../../src/pages/lab/lessonBehind'

const heading = { title: 'One', summary: '', minutes: 1, order: 1, runs: {} }
const lessons = [
  { name: '01-one', heading: { ...heading, stops: [{ kind: 'beat', id: 'first' }] } },
] as const

it('finds the place of a known lesson, and writes it as it was read', () => {
  const behind = lessonBehind('01-one/first', lessons)
  expect(behind).toEqual({ lesson: '01-one', beat: 'first', title: 'One' })
  expect(writeLessonBehind(behind)).toEqual({ from: '01-one/first' })
})

it.each([
  undefined,
  null,
  '',
  '01-one',
  '01-one/',
  '01-one/last',
  '01-one/first/first',
  '02-two/first',
  'https://example.org/',
  ['01-one/first'],
])('takes %j for nothing', (from) => {
  expect(lessonBehind(from, lessons)).toBeUndefined()
  expect(writeLessonBehind(lessonBehind(from, lessons))).toEqual({})
})

it('takes nothing but a known place, whatever an address holds', () => {
  fc.assert(
    fc.property(fc.anything(), (from) => {
      fc.pre(from !== '01-one/first')
      expect(lessonBehind(from, lessons)).toBeUndefined()
    }),
  )
})
