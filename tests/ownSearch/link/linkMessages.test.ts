import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { noLinkMessage } from '../../../src/ownSearch/link/linkMessages'
import { mostLinkCode } from '../../../src/shared/link/linkLimit'
import { packText } from '../../../src/shared/link/packText'
import { say } from '../../../src/words/message'

describe('a link', () => {
  it('takes every solver of the project', async () => {
    const files = readdirSync('src/solvers').filter((file) => file.endsWith('.ts'))
    for (const file of files) {
      expect(await noLinkMessage(readFileSync(`src/solvers/${file}`, 'utf8'))).toBeUndefined()
    }
  })

  /** Letters that hardly pack: as many bytes as random ones. */
  function unpackable(length: number): string {
    let state = 1
    return Array.from({ length }, () => {
      state = (state * 48_271) % 2_147_483_647
      return String.fromCharCode(33 + (state % 90))
    }).join('')
  }

  it('takes up to 8,000 characters of code, and says that a longer one is for a file', async () => {
    let longest = 7_000
    while ((await packText(unpackable(longest + 1))).length <= mostLinkCode) longest++
    expect(await noLinkMessage(unpackable(longest))).toBeUndefined()
    const message = await noLinkMessage(unpackable(longest + 1))
    expect(message && say(message)).toMatch(
      /^This search is too long .* can have 8,000\. Save it as/,
    )
  })

  it.each([
    ['x'.repeat(200_001), 'more than 200,000 characters'],
    ['a\0', 'a link cannot carry'],
    ['\uD800', 'a link cannot carry'],
  ])('says why it cannot carry a text: %#', async (source, words) => {
    const message = await noLinkMessage(source)
    expect(message && say(message)).toContain(words)
  })
})
