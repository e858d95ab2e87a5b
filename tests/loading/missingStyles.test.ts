import { afterEach, expect, it } from 'vitest'
import { loadMissingStyles } from '../../src/loading/missingStyles'

afterEach(() => document.head.replaceChildren())

const noSheet = { value: null }
/** What Chromium has of a sheet that did not come. */
const unreadable = {
  value: {
    get cssRules(): never {
      throw new DOMException('Cannot access rules', 'SecurityError')
    },
  },
}

function sheetAt(address: string, sheet: PropertyDescriptor): HTMLLinkElement {
  const link = document.createElement('link')
  Object.defineProperty(link, 'sheet', sheet)
  link.rel = 'stylesheet'
  link.href = address
  document.head.append(link)
  return link
}

it('asks for no sheet that is there', async () => {
  const there = sheetAt('http://localhost/there.css', { value: { cssRules: [] } })
  await loadMissingStyles('2')
  expect([...document.head.querySelectorAll('link')]).toEqual([there])
})

it.each([
  ['none', noSheet],
  ['one that cannot be read', unreadable],
])(
  'asks for a sheet again where there is %s, and fails where it does not come',
  async (_, sheet) => {
    sheetAt('http://localhost/missing.css', sheet)
    // Nothing is served to a test.
    await expect(loadMissingStyles('1')).rejects.toThrow('missing.css')
  },
)
