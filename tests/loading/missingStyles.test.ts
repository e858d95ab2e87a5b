import { afterEach, expect, it, vi } from 'vitest'
import { loadMissingStyles } from '../../src/loading/missingStyles'

afterEach(() => document.head.replaceChildren())

function sheetAt(address: string, hasCome: boolean): HTMLLinkElement {
  const link = document.createElement('link')
  Object.defineProperty(link, 'sheet', { value: hasCome ? {} : null })
  link.rel = 'stylesheet'
  link.href = address
  document.head.append(link)
  return link
}

it('asks for no sheet that is there', async () => {
  const there = sheetAt('http://localhost/there.css', true)
  await loadMissingStyles()
  expect([...document.head.querySelectorAll('link')]).toEqual([there])
})

it('fails where a sheet does not come again', async () => {
  sheetAt('http://localhost/missing.css', false)
  // Nothing is served to a test.
  await expect(loadMissingStyles()).rejects.toThrow('missing.css')
})

it('answers each of those who ask at the same time', async () => {
  sheetAt('http://localhost/missing.css', false)
  const asked = await Promise.allSettled([loadMissingStyles(), loadMissingStyles()])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

it('tells those who wait for a sheet that was on its way what came of the other', async () => {
  const link = sheetAt('http://localhost/missing.css', false)
  const told = vi.fn<() => void>()
  link.addEventListener('error', told)
  await loadMissingStyles().catch(() => {})
  expect(told).toHaveBeenCalledOnce()
})
