import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { servedHeaders } from '../../build/contentSecurityPolicy'

it('the page on hosting names the headers that the project’s own server sends', () => {
  const page = readFileSync('docs/hosting.md', 'utf8')
  for (const [name, value] of Object.entries(servedHeaders))
    expect(page).toContain(`${name}: ${value}\n`)
})
