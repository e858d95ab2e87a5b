import { readdirSync, readFileSync } from 'node:fs'
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { packSource } from '../../../src/ownSearch/link/packSource'
import { unpackSource } from '../../../src/ownSearch/link/unpackSource'
import { mostLinkCode } from '../../../src/ownSearch/link/linkLimit'
import { noLinkMessage, packMessage } from '../../../src/ownSearch/link/linkMessages'
import { say } from '../../../src/words/message'

const packed = (bytes: Uint8Array) => `1${Buffer.from(bytes).toString('base64url')}`
const packedBytes = (bytes: Uint8Array) => packed(deflateRawSync(bytes))
const anyText = fc.string({ unit: 'binary', maxLength: 2_000 })
const allowedText = anyText.filter((text) => !text.includes('\0'))

async function kindOf(text: string): Promise<string> {
  const result = await unpackSource(text)
  return result.ok ? 'opened' : result.fault.kind
}

describe('a packed source', () => {
  it('comes out as it went in, whatever is allowed', async () => {
    await fc.assert(
      fc.asyncProperty(allowedText, async (source) => {
        expect(await unpackSource(await packSource(source))).toEqual({ ok: true, value: source })
      }),
    )
  })

  it.each(['', '\uFEFFconst a = 1', 'a\r\nb\n', '探索 🧩'.repeat(500), 'x'.repeat(200_000)])(
    'comes out as it went in: %#',
    async (source) => {
      expect(await unpackSource(await packSource(source))).toEqual({ ok: true, value: source })
    },
  )

  it('is the version, then raw deflate in the alphabet of addresses', async () => {
    const source = readFileSync('src/solvers/aStar.ts', 'utf8')
    const text = await packSource(source)
    expect(text).toMatch(/^1[A-Za-z0-9_-]+$/)
    expect(inflateRawSync(Buffer.from(text.slice(1), 'base64url')).toString()).toBe(source)
  })

  it.each(['a\0b', 'a\uD800b', '\uDC00', 'x'.repeat(200_001)])(
    'is refused where it could not come out again: %#',
    async (source) => {
      await expect(packSource(source)).rejects.toThrow(RangeError)
    },
  )
})

describe('what cannot be unpacked', () => {
  it('is answered and not thrown, whatever it is', async () => {
    const anything = fc.oneof(
      anyText,
      anyText.map((text) => `1${text}`),
      fc.uint8Array({ maxLength: 500 }).map(packed),
      fc.uint8Array({ maxLength: 500 }).map(packedBytes),
    )
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        const result = await unpackSource(text)
        if (result.ok) expect(result.value).not.toContain('\0')
        else expect(say(packMessage(result.fault))).toMatch(/^(The|What).*\.$/)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['nothing', '', 'empty'],
    ['another version', '2AwA', 'wrong-version'],
    ['a letter of another alphabet', '1Aw+A', 'wrong-alphabet'],
    ['a space', '1 AwA', 'wrong-alphabet'],
    ['a line break at the end', '1AwA\n', 'wrong-alphabet'],
    ['padding', '1AwA=', 'wrong-alphabet'],
    ['one letter too many', '1AwAAA', 'broken'],
    ['no data', '1', 'broken'],
    ['what is not deflated', packed(Buffer.from('const a = 1')), 'broken'],
    ['bytes that are no UTF-8', packedBytes(Buffer.from([0x61, 0xff])), 'not-text'],
    ['half of a character at the end', packedBytes(Buffer.from([0x61, 0xe6, 0x8e])), 'not-text'],
    ['half of a pair', packedBytes(Buffer.from([0xed, 0xa0, 0x80])), 'not-text'],
    ['a character 0', packedBytes(Buffer.from('a\0b')), 'nul'],
    ['one character too many', packedBytes(Buffer.alloc(200_001, 'x')), 'too-large'],
  ])('is told by its kind: %s', async (_, text, kind) => {
    expect(await kindOf(text)).toBe(kind)
  })

  it('is told where the end of the link is missing, wherever it was cut', async () => {
    const text = await packSource(readFileSync('src/solvers/bestFirst.ts', 'utf8'))
    for (let length = 1; length < text.length; length += 37) {
      expect(await kindOf(text.slice(0, length))).toBe('broken')
    }
  })

  it('is stopped while it streams, so that little text cannot fill the memory', async () => {
    const bomb = packedBytes(Buffer.alloc(400_000_000, 'x'))
    const decode = vi.spyOn(TextDecoder.prototype, 'decode')
    expect(await kindOf(bomb)).toBe('too-large')
    const lengths = decode.mock.results.map(({ value }) => String(value).length)
    decode.mockRestore()
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(500_000)
  })
})

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
    while ((await packSource(unpackable(longest + 1))).length <= mostLinkCode) longest++
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

it('the level of compression that made a link does not matter', async () => {
  const stored = deflateRawSync(Buffer.from('abc'), { level: constants.Z_NO_COMPRESSION })
  expect(await unpackSource(packed(stored))).toEqual({ ok: true, value: 'abc' })
})
