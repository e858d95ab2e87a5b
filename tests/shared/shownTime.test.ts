import { expect, it } from 'vitest'
import { shownTime } from '../../src/shared/shownTime'

it('shows seconds as a clock does', () => {
  expect(shownTime(0)).toBe('0:00')
  expect(shownTime(65)).toBe('1:05')
  expect(shownTime(3600 + 4 * 60 + 5)).toBe('1:04:05')
})
