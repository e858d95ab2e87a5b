import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What holds a stage, or the whole text of a lesson: something in there changes with each step. */
const holders = ['app', 'lab', 'panes', 'side-panes', 'lesson', 'text', 'reading']
const asking = new RegExp(`\\.(?:${holders.join('|')})(?:[.[:][^\\s>+~,{(]*)*:(?:not\\(:)?has\\(`)

it('no style asks what stands in a holder of the stage: at each step the browser would look it all through', () => {
  const files = readdirSync('src', { recursive: true })
    .map(String)
    .filter((file) => /\.(css|vue)$/.test(file))
  const found = files.filter((file) => asking.test(readFileSync(`src/${file}`, 'utf8')))
  expect(found).toEqual([])
})

it.each(['.app:has(> main.alone) > header', '.text:not(:has(.note)) p', '.lab.paneless:has(b)'])(
  'such a style is %s',
  (selector) => expect(selector).toMatch(asking),
)
