import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readOriginLesson, writeOriginLesson } from '../../../src/pages/lab/originLesson'

const heading = { title: 'One', summary: '', minutes: 1, order: 1, runs: {} }
const lessons = [
  { name: '01-one', heading: { ...heading, stops: [{ kind: 'beat', id: 'first' }] } },
] as const

it('finds the place of a known lesson, and writes it as it was read', () => {
  const originLesson = readOriginLesson('01-one/first', lessons)
  expect(originLesson).toEqual({ lesson: '01-one', beat: 'first', title: 'One' })
  expect(writeOriginLesson(originLesson)).toEqual({ from: '01-one/first' })
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
  expect(readOriginLesson(from, lessons)).toBeUndefined()
  expect(writeOriginLesson(readOriginLesson(from, lessons))).toEqual({})
})

it('takes nothing but a known place, whatever an address holds', () => {
  fc.assert(
    fc.property(fc.anything(), (from) => {
      fc.pre(from !== '01-one/first')
      expect(readOriginLesson(from, lessons)).toBeUndefined()
    }),
  )
})
