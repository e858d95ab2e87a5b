import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const components = readdirSync('src', { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.vue'))

/** The fields of one line in a component, each as its tag, without those that nobody types into. */
function linesIn(source: string): readonly string[] {
  const tags = source.match(/<input\b(?:"[^"]*"|[^">])*>/g) ?? []
  return tags.filter(
    (tag) => !/\sreadonly\b|\stype="(?:checkbox|radio|range|file|number)"/.test(tag),
  )
}

it('each field of one line takes so many characters and no more: a page would stand still while it reads a million', () => {
  const endless = components.filter((file) =>
    linesIn(readFileSync(`src/${file}`, 'utf8')).some((tag) => !/\s:?maxlength=/.test(tag)),
  )
  expect(endless).toEqual([])
})

it('a field is found with what it listens to', () => {
  const [tag = ''] = linesIn(
    '<p><input :a="1 > 2" @input="(text) => take(text)" maxlength="3" /></p>',
  )
  expect(tag).toContain('maxlength')
})
