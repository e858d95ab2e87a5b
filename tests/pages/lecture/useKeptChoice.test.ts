import { expect, it } from 'vitest'
import { useKeptChoice, useKeptFlag } from '../../../src/pages/lecture/useKeptChoice'

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

it('a text that was chosen is the one that is chosen when the page is loaded again', () => {
  expect(useKeptChoice('address').value).toBe('')
  useKeptChoice('address').value = 'http://192.0.2.7/'
  expect(useKeptChoice('address').value).toBe('http://192.0.2.7/')
})
