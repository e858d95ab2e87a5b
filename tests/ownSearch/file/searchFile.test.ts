import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { fileOf, readSearchFile } from '../../../src/ownSearch/file/searchFile'
import { searchFileMessage } from '../../../src/ownSearch/file/searchFileMessage'
import { searchFileName } from '../../../src/ownSearch/file/searchFileName'
import { say } from '../../../src/words/message'

async function faultOf(file: File): Promise<string> {
  const result = await readSearchFile(file)
  return result.ok ? 'opened' : say(searchFileMessage(result.fault))
}

describe('the file of a search', () => {
  it('has the source to the byte, and opens as it was', async () => {
    const source = readFileSync('src/solvers/aStar.ts', 'utf8')
    const file = fileOf({ name: 'My search', source })
    expect(file.name).toBe('My search.ts')
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(source))).toBe(true)
    expect(await readSearchFile(file)).toEqual({ ok: true, value: { name: 'My search', source } })
  })

  it.each([
    ['A* (copy 2)', 'A (copy 2).ts'],
    ['../../etc/passwd', 'etc passwd.ts'],
    ['a/b\\c:d', 'a b c d.ts'],
    ['.hidden', 'hidden.ts'],
    ['-rf', 'rf.ts'],
    ['name.', 'name.ts'],
    ['aStar.ts', 'aStar.ts'],
    ['探索', '探索.ts'],
    ['***', 'search.ts'],
    ['', 'search.ts'],
    ['nul', 'search nul.ts'],
    ['Com1.old', 'search Com1.old.ts'],
    ['a\u202Esj.exe', 'a sj.exe.ts'],
  ])('is named after the search: %j', (name, fileName) => {
    expect(searchFileName(name)).toBe(fileName)
  })

  it('has a name that every system takes, whatever the search is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const fileName = searchFileName(name)
        expect(fileName).toMatch(/^[^<>:"/\\|?*\p{C}. ][^<>:"/\\|?*\p{C}]*\.ts$/u)
        expect(Buffer.from(fileName).length).toBeLessThan(255)
      }),
    )
  })
})

describe('a file that is opened', () => {
  it.each(['a.ts', 'a.mts', 'a.js', 'a.txt', 'A.TS'])('may be called %s', async (name) => {
    expect(await faultOf(new File(['x'], name))).toBe('opened')
  })

  it('is named by what stands before its ending', async () => {
    const result = await readSearchFile(new File(['x'], 'my.search.ts'))
    expect(result).toEqual({ ok: true, value: { name: 'my.search', source: 'x' } })
  })

  it('loses the mark of its byte order, which is no part of a text', async () => {
    const bytes = new Uint8Array([0xef, 0xbb, 0xbf, 0x61])
    expect(await readSearchFile(new File([bytes], 'a.ts'))).toMatchObject({
      value: { source: 'a' },
    })
  })

  it('may have 100,000 bytes, and not one more', async () => {
    expect(await faultOf(new File(['x'.repeat(100_000)], 'a.ts'))).toBe('opened')
    expect(await faultOf(new File(['x'.repeat(100_001)], 'a.ts'))).toBe(
      '“a.ts” is larger than 100,000 bytes, so it is not opened.',
    )
  })

  it('is not read at all where it is too large', async () => {
    const file = new File(['x'.repeat(100_001)], 'a.ts')
    const read = vi.spyOn(file, 'arrayBuffer')
    await readSearchFile(file)
    expect(read).not.toHaveBeenCalled()
  })

  it.each([
    ['a.png', ['x'], 'the name of a source file ends in .ts, .mts, .js, or .txt'],
    ['a', ['x'], 'ends in .ts'],
    ['a.ts', [new Uint8Array([0x61, 0xff])], 'not UTF-8 text'],
    ['a.ts', [new Uint8Array([0xff, 0xfe, 0x61, 0])], 'not UTF-8 text'],
    ['a.ts', [new Uint8Array([0x47, 0, 0xff])], 'it is not text'],
    ['a.ts', ['G\0\x10'], 'it is not text'],
    ['a.ts', ['a\x1B[31m'], 'it is not text'],
  ])('is refused with the reason: %s %#', async (name, parts, words) => {
    expect(await faultOf(new File(parts, name))).toContain(words)
  })

  it('is refused where it is gone by now', async () => {
    const file = new File(['x'], 'a.ts')
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'))
    expect(await faultOf(file)).toBe('“a.ts” could not be read. It may have been moved or changed.')
  })
})
