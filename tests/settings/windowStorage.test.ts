import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepInWindow, keptInWindow } from '../../src/settings/windowStorage'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('keeps a text until it is forgotten', () => {
  expect(keptInWindow('choice')).toBeUndefined()
  keepInWindow('choice', '')
  expect(keptInWindow('choice')).toBe('')
  keepInWindow('choice', undefined)
  expect(keptInWindow('choice')).toBeUndefined()
})

it('keeps nothing where the browser refuses it, and throws nothing', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  keepInWindow('choice', 'a')
  keepInWindow('choice', undefined)
  expect(keptInWindow('choice')).toBeUndefined()
})

it('keeps what was there where there is no room for more', () => {
  keepInWindow('choice', 'a')
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepInWindow('choice', 'b')
  expect(keptInWindow('choice')).toBe('a')
})
