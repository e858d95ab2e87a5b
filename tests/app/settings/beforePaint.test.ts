import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'
import { choices } from '../../../src/settings/settings'
import { settingsKey } from '../../../src/settings/useSettings'

const script = readFileSync('build/first/beforePaint.js', 'utf8')

/** The theme that the document has once the script ran. */
function themeWith(kept: string | undefined): string | undefined {
  if (kept !== undefined) localStorage.setItem(settingsKey, kept)
  runInNewContext(script, { localStorage, document })
  return document.documentElement.dataset.theme
}

beforeEach(() => {
  delete document.documentElement.dataset.theme
})

describe('the script that runs before the first paint', () => {
  it.each(choices.theme)('sets the theme that the app would set: %s', (theme) => {
    const expected = theme === 'system' ? undefined : theme
    expect(themeWith(JSON.stringify({ theme }))).toBe(expected)
  })

  it.each([undefined, '', 'null', '7', '{"theme":"black"}', '{"theme":["dark"]}'])(
    'leaves the theme to the system where the device kept %j',
    (kept) => expect(themeWith(kept)).toBeUndefined(),
  )
})
