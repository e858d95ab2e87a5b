import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readInk, readInkPointer } from '../../src/classroom/protocol/drawn'
import { readDrawnChange } from '../../src/classroom/protocol/drawnChange'
import { readJoinRequest } from '../../src/classroom/protocol/messages'
import { largestMessage } from '../../src/classroom/protocol/messages'
import { longestAddress, readClassMoment } from '../../src/classroom/protocol/moment'
import { answerReader, readClassQuestion } from '../../src/classroom/protocol/question'
import { readMessage } from '../../src/classroom/protocol/readMessage'
import { readRoomCode } from '../../src/classroom/protocol/roomCode'
import { readStudentName } from '../../src/classroom/protocol/standing'
import { inkLimits } from '../../src/drawing/ink'
import { treeNames } from '../../src/drawing/treeLook'
import { aDrawing, aJoining, aMoment, aQuestion, pathsOf, withAt, wrongValue } from './messages'

const area = { node: 4, x: 0.5, level: 1, across: 12, down: 5 }
const look = { tree: 'tree', camera: 'fit', pruned: true, pathOnly: false }

describe('a message', () => {
  it.each([
    ['moment', readClassMoment, aMoment],
    ['drawing', readDrawnChange, aDrawing],
    ['question', readClassQuestion, aQuestion],
    ['request to join', readJoinRequest, aJoining],
  ])('that is a right %s is read as it is', (_, read, message) => {
    expect(readMessage<unknown>(read, message)).toEqual({ ok: true, value: message })
  })

  it('passes on nothing that was not asked for', () => {
    const stuffed = { ...aMoment, more: 'x', looks: [{ ...look, z: 3 }] }
    expect(readMessage(readClassMoment, stuffed)).toEqual({
      ok: true,
      value: { ...aMoment, looks: [look] },
    })
  })

  it('that is no message at all is refused, and nothing else is thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(readMessage(readClassMoment, data).ok).toBe(false)
        expect(readMessage(readClassQuestion, data).ok).toBe(false)
        expect(readMessage(readJoinRequest, data).ok).toBe(false)
      }),
    )
  })

  it('with anything at any place is refused, or still has the right form', () => {
    const kinds = [
      [readClassMoment, aMoment],
      [readDrawnChange, aDrawing],
      [readClassQuestion, aQuestion],
      [readJoinRequest, aJoining],
    ] as const
    for (const [read, message] of kinds) {
      fc.assert(
        fc.property(fc.constantFrom(...pathsOf(message)), wrongValue, (path, value) => {
          const once = readMessage<unknown>(read, withAt(message, path, value))
          if (once.ok) expect(readMessage<unknown>(read, once.value)).toEqual(once)
          else expect(once.fault).toMatchObject({ kind: 'wrong-message' })
        }),
      )
    }
  })

  it('tells which field is wrong, and what would be right', () => {
    expect(readMessage(readClassMoment, withAt(aMoment, ['looks', 0, 'tree'], 5))).toEqual({
      ok: false,
      fault: {
        kind: 'wrong-message',
        field: 'looks[0].tree',
        expected: `one of ${treeNames.join(', ')}`,
      },
    })
  })
})

describe('a moment', () => {
  it('that is as large as can be fits into one message', () => {
    const largest = {
      number: Number.MAX_SAFE_INTEGER,
      address: '#/'.padEnd(longestAddress, 'x'),
      blank: false,
      held: false,
      asksNext: true,
      looks: treeNames.map((tree) => ({
        tree,
        camera: { node: 1e9, x: -9_999_999.999, level: -9_999_999.999, across: 1e7, down: 1e7 },
        pruned: false,
        pathOnly: false,
        selected: 1e9,
      })),
    }
    expect(readMessage(readClassMoment, largest)).toEqual({ ok: true, value: largest })
    expect(JSON.stringify(largest).length).toBeLessThan(largestMessage - 1_000)
  })

  it.each([
    ['an address of another page', { address: 'https://example.org/#/' }],
    ['a script in its address', { address: 'javascript:alert(1)' }],
    ['an address that is too long', { address: '#/'.padEnd(16_385, 'x') }],
    ['a line break in its address', { address: '#/lab\n' }],
    ['a tree that there is not', { looks: [{ ...look, tree: 'tree-5' }] }],
    ['a camera that there is not', { looks: [{ ...look, camera: 'free' }] }],
    ['a number that is none', { looks: [{ ...look, camera: { ...area, x: NaN } }] }],
    ['a number without end', { looks: [{ ...look, camera: { ...area, across: Infinity } }] }],
  ])('with %s is refused', (_, change) => {
    expect(readMessage(readClassMoment, { ...aMoment, ...change }).ok).toBe(false)
  })
})

describe('what is drawn', () => {
  const stroke = { picture: 'map', colour: 2, points: [1, 2, 3.5, -4] }

  it('is read as it was sent', () => {
    const ink = [stroke, { ...stroke, picture: 'tree-3', node: 4 }, { ...stroke, node: 0 }]
    expect(readMessage(readInk, JSON.parse(JSON.stringify(ink)))).toEqual({ ok: true, value: ink })
    expect(readMessage(readInk, [])).toEqual({ ok: true, value: [] })
  })

  it.each([
    ['a place on no picture', { picture: 'page', at: [1, 2] }],
    ['an x without its y', { picture: 'tree', at: [1] }],
    ['more than an x and a y', { picture: 'tree', at: [1, 2, 3] }],
    ['a number that is none', { picture: 'tree', at: [NaN, 0] }],
    ['a number without end', { picture: 'tree', at: [0, Infinity] }],
  ])('is not pointed at by %s', (_, data) =>
    expect(readMessage(readInkPointer, data).ok).toBe(false),
  )

  it.each([
    ['no list', 'ink'],
    ['a stroke on no picture', [{ ...stroke, picture: 'page' }]],
    ['another color', [{ ...stroke, colour: 4 }]],
    ['a point without its y', [{ ...stroke, points: [1, 2, 3] }]],
    ['a stroke without points', [{ ...stroke, points: [] }]],
    ['what is no number', [{ ...stroke, points: [1, '2'] }]],
    ['what is no node', [{ ...stroke, node: -1 }]],
    ['what is not finite', [{ ...stroke, points: [1, Infinity] }]],
    ['too many strokes', Array<unknown>(inkLimits.strokes + 1).fill(stroke)],
    ['too long a stroke', [{ ...stroke, points: Array(inkLimits.numbersInStroke + 2).fill(1) }]],
    [
      'too many numbers in all',
      Array<unknown>(3).fill({ ...stroke, points: Array(inkLimits.numbersInAll / 2).fill(1) }),
    ],
  ])('is refused with %s', (_, data) => expect(readMessage(readInk, data).ok).toBe(false))
})

describe('a question and its answers', () => {
  it('of two words has two', () => {
    for (const words of [undefined, [], ['one'], ['a', 'b', 'c'], ['x'.repeat(81), 'b']])
      expect(readMessage(readClassQuestion, { ...aQuestion, words }).ok).toBe(false)
  })

  it('of several words has some', () => {
    const several = { ...aQuestion, kind: 'several' }
    expect(readMessage(readClassQuestion, { ...several, words: ['one'] }).ok).toBe(true)
    for (const words of [[], Array(13).fill('x'), ['x'.repeat(81)]])
      expect(readMessage(readClassQuestion, { ...several, words }).ok).toBe(false)
  })

  it.each([
    ['several', [0, 3], [-1, 4, 1.5]],
    ['node', [0, 14], [-1, 1.5, 1e10]],
    ['yes-no', [0, 1], [2, -1, 0.5]],
    ['words', [0, 1], [2, -1, 0.5]],
    ['number', [0, -2.5, 1e6], [1e10, NaN]],
  ] as const)('are of its kind: %s', (kind, right, wrong) => {
    const reader = answerReader({ kind, words: ['one', 'two'] })
    for (const answer of right) expect(readMessage(reader, answer).ok).toBe(true)
    for (const answer of wrong) expect(readMessage(reader, answer).ok).toBe(false)
  })
})

describe('a code', () => {
  it('is read as people type it', () => {
    expect(readMessage(readRoomCode, ' ab2-de ')).toEqual({ ok: true, value: 'AB2DE' })
  })

  it('has no sign that looks like another', () => {
    for (const sign of ['0', 'O', '1', 'I', 'L', 'l', 'ß', 'é'])
      expect(readMessage(readRoomCode, `ABCD${sign}`).ok).toBe(false)
  })
})

describe('a name', () => {
  it('is one line without hidden signs', () => {
    expect(readStudentName(' Ada\n\u202eLovelace\u0000 ', 'name')).toBe('Ada Lovelace')
    expect(readStudentName(' \u200b ', 'name')).toBeUndefined()
  })

  it('of more than 40 characters is refused', () => {
    expect(readMessage(readStudentName, 'x'.repeat(41)).ok).toBe(false)
  })
})
