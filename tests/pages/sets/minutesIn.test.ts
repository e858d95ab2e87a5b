import { expect, it } from 'vitest'
import { minutesIn } from '../../../src/pages/sets/minutesIn'

it('reads minutes as other numbers are read, also in digits of full width, and with a comma', () => {
  expect(['5', ' 12 ', '１２', '2,5', '２，５', '1.5'].map(minutesIn)).toEqual([
    5, 12, 12, 2.5, 2.5, 1.5,
  ])
  expect(['', ' '].map(minutesIn)).toEqual([undefined, undefined])
})

it('refuses what is no number that somebody would write as minutes', () => {
  expect(['five', '-1', '1e2', '0x10', '1,2,3'].map(minutesIn)).toEqual(Array(5).fill('wrong'))
})
