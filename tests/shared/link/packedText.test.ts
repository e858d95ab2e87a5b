import { readFileSync } from 'node:fs'
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { packMessage } from '../../../src/ownSearch/link/linkMessages'
import { packText } from '../../../src/shared/link/packText'
import { unpackText } from '../../../src/shared/link/unpackText'
import { say } from '../../../src/words/message'

const packed = (bytes: Uint8Array) => `1${Buffer.from(bytes).toString('base64url')}`
const packedBytes = (bytes: Uint8Array) => packed(deflateRawSync(bytes))
const anyText = fc.string({ unit: 'binary', maxLength: 2_000 })
const allowedText = anyText.filter((text) => !text.includes('\0'))

async function kindOf(text: string): Promise<string> {
  const result = await unpackText(text)
  return result.ok ? 'opened' : result.fault.kind
}

describe('a packed text', () => {
  it('comes out as it went in, whatever is allowed', async () => {
    await fc.assert(
      fc.asyncProperty(allowedText, async (source) => {
        expect(await unpackText(await packText(source))).toEqual({ ok: true, value: source })
      }),
    )
  })

  it.each(['', '\uFEFFconst a = 1', 'a\r\nb\n', '探索 🧩'.repeat(500), 'x'.repeat(200_000)])(
    'comes out as it went in: %#',
    async (source) => {
      expect(await unpackText(await packText(source))).toEqual({ ok: true, value: source })
    },
  )

  it('is the version, then raw deflate in the alphabet of addresses', async () => {
    const source = readFileSync('src/solvers/aStar.ts', 'utf8')
    const text = await packText(source)
    expect(text).toMatch(/^1[A-Za-z0-9_-]+$/)
    expect(inflateRawSync(Buffer.from(text.slice(1), 'base64url')).toString()).toBe(source)
  })

  it.each(['a\0b', 'a\uD800b', '\uDC00', 'x'.repeat(200_001)])(
    'is refused where it could not come out again: %#',
    async (source) => {
      await expect(packText(source)).rejects.toThrow(RangeError)
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
        const result = await unpackText(text)
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
    const text = await packText(readFileSync('src/solvers/bestFirst.ts', 'utf8'))
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

it('the level of compression that made a link does not matter', async () => {
  const stored = deflateRawSync(Buffer.from('abc'), { level: constants.Z_NO_COMPRESSION })
  expect(await unpackText(packed(stored))).toEqual({ ok: true, value: 'abc' })
})
