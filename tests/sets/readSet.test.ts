import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { router } from '../../src/app/router'
import { addressWithin, isEntryAddress } from '../../src/sets/entryAddress'
import { packSet, unpackSet } from '../../src/sets/link/setLink'
import { readSet, writeSet } from '../../src/sets/readSet'
import { setMessage } from '../../src/sets/setFault'
import { fileOfSet, readSetFile } from '../../src/sets/setFile'
import { say } from '../../src/words/message'
import { anySet, setOf } from './anySet'

/** A file of a set of one entry, with something else in it. */
function changed(set: object, entry: object = {}): string {
  const good = { title: 'A', address: '#/lab', note: '' }
  const entries = [{ ...good, ...entry }]
  return JSON.stringify({ format: 'tansaku-set', version: 1, name: 'Talk', entries, ...set })
}

/** Letters in no order. */
function noise(seed: number, length: number): string {
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return (state % 36).toString(36)
  }).join('')
}

/** What is said of a text that is no set. */
function told(text: string): string {
  const read = readSet(text)
  return read.ok ? 'read' : say(setMessage(read.fault))
}

describe('a set', () => {
  it('goes through text, link and file unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(anySet, async (set) => {
        expect(readSet(writeSet(set))).toEqual({ ok: true, value: set })
        expect(await readSetFile(fileOfSet(set))).toEqual({ ok: true, value: set })
        const packed = await packSet(set)
        if (packed.ok) expect(await unpackSet(packed.value)).toEqual({ ok: true, value: set })
      }),
      { numRuns: 50 },
    )
  })

  it('is read or refused in words, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(told(text)).toMatch(/\.$/)
      }),
    )
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(told(text)).toBe('This is not a set of Tansaku.')
      }),
    )
  })

  it('is read or refused in words, whatever stands in its fields', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (name, note, minutes) => {
        const text = changed({ name }, { note, minutes })
        expect(told(text)).toMatch(/^read$|\.$/)
      }),
    )
  })

  it('is read or refused in words, whatever a link holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const read = await unpackSet(text)
        expect(read.ok ? '' : say(read.fault)).toMatch(/damaged/)
      }),
    )
  })

  it.each([
    ['{', 'The file is not JSON. A set is saved with “Save as file”.'],
    ['[]', 'This is not a set of Tansaku.'],
    [changed({ version: 2 }), 'This set is of another version of Tansaku.'],
    [changed({ name: ' ' }), 'The set has no name.'],
    [
      changed({ name: 'x'.repeat(201) }),
      'The name of the set has too many characters: more than 200.',
    ],
    [
      changed({ entries: Array(101).fill({}) }),
      'The set has 101 entries. A set can have up to 100.',
    ],
    [changed({ entries: [1] }), 'Entry 1 is not an entry: it has no fields.'],
    [changed({}, { title: '' }), 'Entry 1 has no title.'],
    [changed({}, { note: 1 }), 'The note of entry 1 is not text.'],
    [
      changed({}, { note: 'x'.repeat(4001) }),
      'The note of entry 1 has too many characters: more than 4,000.',
    ],
    [changed({}, { minutes: 0 }), 'The minutes of entry 1 are not a number above 0 and up to 600.'],
    [
      changed({}, { minutes: 601 }),
      'The minutes of entry 1 are not a number above 0 and up to 600.',
    ],
  ])('says what is wrong with %.40s', (text, sentence) => {
    expect(told(text)).toBe(sentence)
  })

  it('gives entries without an id, or with one that is taken, an id of their own', () => {
    const entry = { title: 'A', address: '#/lab' }
    const read = readSet(
      changed({ entries: [entry, { ...entry, id: 'a' }, { ...entry, id: 'a' }] }),
    )
    expect(read.ok && read.value.entries.map(({ id }) => id)).toEqual(['entry-1', 'a', 'entry-3'])
  })

  it('has no name and no title that looks like another, or like none', () => {
    const read = readSet(changed({ name: 'x\n\u202Ey' }, { title: ' a\u2066b\u200B ' }))
    expect(read).toMatchObject({ value: { name: 'x y', entries: [{ title: 'a b' }] } })
    const blank = readSet(changed({ name: '\u200B' }, { title: '\u200B' }))
    expect(blank).toMatchObject({ value: { name: 'My talk', entries: [{ title: 'Untitled' }] } })
  })

  it('goes through a link whatever characters its notes have', async () => {
    const note = 'a\0b\uD800c\u2028'
    const packed = await packSet({
      ...setOf(),
      entries: [{ id: 'a', title: 'A', address: '#/lab', note }],
    })
    const read = packed.ok ? await unpackSet(packed.value) : packed
    expect(read).toMatchObject({ value: { entries: [{ note }] } })
  })

  it('that is too long for a link is refused, and says what to do', async () => {
    // Each note is of other letters, so that they cannot be packed well.
    const notes = Array.from({ length: 4 }, (_, at) => noise(at + 1, 3_900))
    const entries = notes.map((note, at) => ({ id: `e${at}`, title: 'A', address: '#/lab', note }))
    const packed = await packSet({ ...setOf(), entries })
    expect(packed.ok ? 'packed' : say(packed.fault)).toBe(
      'This set is too long for a link. Save it as a file and share the file.',
    )
  })
})

describe('the address of an entry', () => {
  it.each([
    '#/lab',
    '#/lab?x=1',
    '#/lessons/a/b',
    '#/lessons/a',
    '#/challenges/a',
    '#/compare?a=1',
    '#/experiments',
  ])('%s is taken, and is a page of the app', (address) => {
    expect(isEntryAddress(address)).toBe(true)
    expect(router.resolve(address.slice(1)).name).not.toBe('missing')
  })
  it.each([
    '',
    '#/',
    '#',
    'lab',
    '/lab',
    'https://example.org/#/lab',
    'javascript:alert(1)',
    '#/sets',
    '#/labs',
    '#/present/lab',
    '#/lab/x',
    '#//example.org',
    '#/lab?a b',
    '#/lab?a\nb',
    '#/lessons',
    '#/lessons/../x',
  ])('%j is refused', (address) => {
    expect(isEntryAddress(address)).toBe(false)
  })
})

it('takes the address of a page that is presented as that of the page', () => {
  expect(addressWithin('http://a.example/x/#/present/compare?a=b%23c')).toBe('#/compare?a=b%23c')
  expect(addressWithin('http://a.example/#/lab?step=5')).toBe('#/lab?step=5')
  expect(addressWithin('http://a.example/')).toBe('')
})
