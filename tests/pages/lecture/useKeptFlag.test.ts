import { beforeEach, expect, it } from 'vitest'
import { useKeptFlag } from '../../../src/pages/lecture/useKeptFlag'

beforeEach(() => sessionStorage.clear())

it('what is on in a window is on when its page is loaded again', () => {
  useKeptFlag('blank').value = true
  expect(useKeptFlag('blank').value).toBe(true)
  useKeptFlag('blank').value = false
  expect(useKeptFlag('blank').value).toBe(false)
})

it('is off at first, and where something else was written', () => {
  expect(useKeptFlag('blank').value).toBe(false)
  sessionStorage.setItem('blank', '{"on":1}')
  expect(useKeptFlag('blank').value).toBe(false)
})
