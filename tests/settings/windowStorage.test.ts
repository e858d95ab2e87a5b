import { afterEach, expect, it, vi } from 'vitest'
import { keepInWindow, keptInWindow } from '../../src/settings/windowStorage'

afterEach(() => vi.restoreAllMocks())

it('keeps a text until it is forgotten', () => {
  expect(keptInWindow('choice')).toBe('')
  keepInWindow('choice', 'a')
  expect(keptInWindow('choice')).toBe('a')
  keepInWindow('choice', '')
  expect(keptInWindow('choice')).toBe('')
})

it('keeps nothing where the browser refuses it, and throws nothing', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  keepInWindow('choice', 'a')
  expect(keptInWindow('choice')).toBe('')
})

it('keeps what was there where there is no room for more', () => {
  keepInWindow('choice', 'a')
  const full = new Proxy(sessionStorage, {
    get(storage, name) {
      if (name !== 'setItem') return storage.getItem.bind(storage)
      return () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  })
  vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(full)
  keepInWindow('choice', 'b')
  expect(keptInWindow('choice')).toBe('a')
})
