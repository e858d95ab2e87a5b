import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinedBefore, keepJoined } from '../../../../src/pages/class/student/joinedClass'

const ticket = '0123456789abcdef0123456789abcdef'
const joined = {
  code: 'K7QMX',
  ticket,
  name: 'Aiko',
  hand: true,
  letGo: false,
  given: { id: 'q1', round: 1, answer: 5 },
} as const

it('a page that is loaded again knows how its student is in the class, and what they answered', () => {
  keepJoined(joined)
  expect(joinedBefore('K7QMX')).toEqual(joined)
})

it('the window of another class knows nothing of it', () => {
  keepJoined(joined)
  expect(joinedBefore('ABCDE')).toBeUndefined()
  expect(joinedBefore(undefined)).toBeUndefined()
})

it('a class that was left is forgotten', () => {
  keepJoined(joined)
  keepJoined(undefined)
  expect(joinedBefore('K7QMX')).toBeUndefined()
})

it('takes nothing of what somebody else wrote there', () => {
  for (const wrong of [{ ticket: 'x' }, { hand: 1 }, { given: { id: 'q1' } }, { name: 7 }]) {
    sessionStorage.setItem('tansaku-class', JSON.stringify({ ...joined, ...wrong }))
    expect(joinedBefore('K7QMX'), JSON.stringify(wrong)).toBeUndefined()
  }
  fc.assert(
    fc.property(fc.string(), fc.json(), (text, json) => {
      for (const kept of [text, json]) {
        sessionStorage.setItem('tansaku-class', kept)
        expect(joinedBefore('K7QMX')).toBeUndefined()
      }
    }),
  )
})
