import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepMoment, restoreMoment } from '../../src/pages/keptMoment'

beforeEach(() => {
  history.replaceState(null, '', '#/lab?step=12')
})

it('a moment that was kept is in the address of the page that is loaded anew, once', () => {
  keepMoment('#/lab?step=15')
  restoreMoment()
  expect(location.hash).toBe('#/lab?step=15')
  history.replaceState(null, '', '#/lab?step=12')
  restoreMoment()
  expect(location.hash).toBe('#/lab?step=12')
})

afterEach(() => vi.restoreAllMocks())

it('it is so where the address was written at the same time, and the one before is reloaded', () => {
  history.replaceState(null, '', '#/lab?step=15')
  keepMoment('#/lab?step=15')
  history.replaceState(null, '', '#/lab?step=12')
  const reload = Object.assign(performance.mark('page'), { type: 'reload' })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([reload])
  restoreMoment()
  expect(location.hash).toBe('#/lab?step=15')
})

it('a moment of another address is left alone', () => {
  keepMoment('#/lab?step=15')
  history.replaceState(null, '', '#/lessons')
  restoreMoment()
  expect(location.hash).toBe('#/lessons')
})

it.each(['{', '7', '[1,2]', '["#/lab?step=12","https://example.org/"]', '["#/lab?step=12"]'])(
  'what something else has kept is left alone: %s',
  (text) => {
    sessionStorage.setItem('tansaku-moment', text)
    restoreMoment()
    expect(location.hash).toBe('#/lab?step=12')
  },
)

it('what the address had with it in the history is there again, also where a reload has lost it', () => {
  history.replaceState({ entry: 'a' }, '', '#/lab?step=12')
  keepMoment('#/lab?step=15')
  history.replaceState(null, '', '#/lab?step=12')
  restoreMoment()
  expect(history.state).toEqual({ entry: 'a' })
  history.replaceState({ entry: 'b' }, '', '#/lab?step=12')
  keepMoment('#/lab?step=15')
  history.replaceState({ entry: 'c' }, '', '#/lab?step=12')
  restoreMoment()
  expect(history.state).toEqual({ entry: 'c' })
})
