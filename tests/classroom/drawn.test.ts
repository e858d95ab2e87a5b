import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnAfter, drawnChange, readDrawnChange } from '../../src/classroom/protocol/drawnChange'
import { largestMessage } from '../../src/classroom/protocol/messages'
import { readMessage } from '../../src/classroom/protocol/readMessage'
import { inkedPictures, inkLimits } from '../../src/drawing/ink'
import type { Ink, InkStroke } from '../../src/drawing/ink'
import { noInk, withStroke } from '../../src/stage/ink/ink'
import { anOpenRoom, aRawClient, aRelay, aSeated, aTeacher, momentAt } from './aClass'
import type { aStudent } from './aClass'
import { aDrawing, aJoining } from './messages'
import { places } from './places'

const line = (x: number, numbers = 4): InkStroke => ({
  picture: 'tree',
  node: x,
  colour: 1,
  points: Array.from({ length: numbers }, () => x + 0.5),
})
const sizeOf = (change: unknown) => JSON.stringify(change).length

describe('a change of what is drawn', () => {
  it('leads from any ink to any other', () => {
    const stroke = fc.nat(9).map((x) => line(x))
    const shared = fc.array(stroke, { maxLength: 20 })
    fc.assert(
      fc.property(shared, shared, shared, (start, one, other) => {
        const [before, ink] = [
          [...start, ...one],
          [...start, ...other],
        ]
        const change = drawnChange(before, { ink })
        expect(drawnAfter(before, change)?.ink).toEqual(ink)
        expect(change.ink?.adds.length ?? 0).toBeLessThanOrEqual(other.length)
        expect(drawnAfter([], drawnChange(undefined, { ink }))?.ink).toEqual(ink)
      }),
    )
  })

  it('has no ink in it where only the pointer moves, and one stroke while one is drawn', () => {
    const old = Array.from({ length: 20 }, (_, x) => line(x, 100))
    expect(drawnChange(old, { ink: old, pointer })).toEqual({ pointer })
    expect(drawnChange([...old, line(20)], { ink: [...old, line(20, 8)] })).toEqual({
      ink: { keeps: 20, adds: [line(20, 8)] },
    })
  })

  it('of other ink, or to more than may be, is none', () => {
    expect(drawnAfter([], { ink: { keeps: 1, adds: [] } })).toBeUndefined()
    const most = Array.from({ length: inkLimits.strokes }, (_, x) => line(x))
    expect(drawnAfter(most, { ink: { keeps: most.length, adds: [line(0)] } })).toBeUndefined()
    const long = [line(1, inkLimits.numbersInStroke)]
    expect(drawnAfter(long, { ink: { keeps: 1, adds: long } })).toBeUndefined()
  })

  it('that is as large as can be fits into one message', () => {
    const { strokes, numbersInAll } = inkLimits
    const rest = Array.from({ length: strokes - 2 }, () => 2)
    const half = numbersInAll / 2 - rest.length
    const adds = [half, half, ...rest].map((numbers) => ({
      picture: 'tree-4',
      node: 1e9,
      colour: 1,
      points: Array.from({ length: numbers }, () => -0.000001234567),
    }))
    const largest = {
      pointer: { picture: 'tree-4', node: 1e9, at: [-0.000001234567, -0.000001234567] },
      ink: { keeps: 0, adds },
    }
    expect(readMessage(readDrawnChange, largest)).toEqual({ ok: true, value: largest })
    expect(sizeOf(largest)).toBeLessThan(largestMessage - 500)
  })

  it('is taken whatever was drawn, all of it', () => {
    const coordinate = fc.double({ noNaN: true, noDefaultInfinity: true })
    const drawn = fc.record({
      picture: fc.constantFrom(...inkedPictures),
      colour: fc.constantFrom(1, 2, 3),
      points: fc
        .integer({ min: 1, max: 900 })
        .chain((pairs) =>
          coordinate.map((value) => Array.from({ length: 2 * pairs }, () => value)),
        ),
    })
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 80 }), coordinate, (strokes, x) => {
        const ink = strokes.reduce(withStroke, noInk)
        const change = drawnChange(undefined, { ink, pointer: { picture: 'map', at: [x, -x] } })
        const read = readMessage(readDrawnChange, change)
        if (!read.ok) throw new Error(read.fault.kind)
        expect(read.value.ink?.adds.map(({ points }) => points.length)).toEqual(
          ink.map(({ points }) => points.length),
        )
        expect(sizeOf(read.value)).toBeLessThan(largestMessage)
      }),
      { numRuns: 50 },
    )
  })

  it('keeps seven digits of each coordinate, of large maps and of small ones', () => {
    const at = [4_812_345.678, 1 / 30_000]
    const read = readMessage(readDrawnChange, { pointer: { picture: 'map', at } })
    expect(read).toMatchObject({ value: { pointer: { at: [4_812_346, 0.00003333333] } } })
  })
})

const isDrawn = ({ heard, until }: ReturnType<typeof aStudent>, ink: Ink) =>
  until(() => JSON.stringify(heard.drawn.at(-1)?.ink) === JSON.stringify(ink))
const pointer = { picture: 'tree', node: 4, at: [1, 2] } as const

describe.each(places)('%s', (_, prepare) => {
  const aPlace = prepare()

  it('a student sees what is drawn and pointed at, in the order in which it was drawn', async () => {
    const { origin, studentsAt } = await aPlace()
    const { driver, room } = await anOpenRoom(origin)
    const student = await aSeated(studentsAt, room.code)
    const ink: Ink = [line(1), { ...line(2), picture: 'board' }, line(3)]
    driver.draw({ ink, pointer })
    await isDrawn(student, ink)
    expect(student.heard.drawn.at(-1)).toEqual({ ink, pointer })
    driver.draw({ ink: ink.slice(0, 1) })
    await isDrawn(student, ink.slice(0, 1))
    expect(student.heard.drawn.at(-1)?.pointer).toBeUndefined()
  })

  it('who comes late sees moment and ink', async () => {
    const { origin, studentsAt } = await aPlace()
    const { driver, room } = await anOpenRoom(origin)
    const early = await aSeated(studentsAt, room.code)
    driver.show(momentAt('#/lab?step=1'))
    driver.draw({ ink: [line(1), line(2)] })
    await isDrawn(early, [line(1), line(2)])
    const late = await aSeated(studentsAt, room.code)
    await late.at('#/lab?step=1')
    await isDrawn(late, [line(1), line(2)])
  })

  it('changes are left out, never the last, and the ink is right in the end', async () => {
    const { origin, studentsAt } = await aPlace()
    const { driver, room } = await anOpenRoom(origin)
    const student = await aSeated(studentsAt, room.code)
    let ink: Ink = []
    for (let x = 0; x < 200; x++) {
      ink = x % 3 === 2 ? ink.slice(0, -1) : [...ink, line(x)].slice(-20)
      driver.draw({ ink })
    }
    driver.draw({ ink, pointer })
    await student.until(() => student.heard.drawn.at(-1)?.pointer !== undefined)
    expect(student.heard.drawn.at(-1)?.ink).toEqual(ink)
    expect(student.heard.drawn.length).toBeLessThan(200)
  })
})

describe('a class', () => {
  it('is not sent more ink in all than may be, though no stroke of it is too long', async () => {
    const { origin } = await aRelay()
    const { driver } = await anOpenRoom(origin)
    const { numbersInStroke, numbersInAll } = inkLimits
    const most = Array.from({ length: Math.floor(numbersInAll / numbersInStroke) }, (_, x) =>
      line(x, numbersInStroke),
    )
    expect(driver.draw({ ink: most }).ok).toBe(true)
    expect(driver.draw({ ink: [...most, line(99, numbersInStroke)] }).ok).toBe(false)
  })

  it('has no ink that was wiped off while its network was lost', async () => {
    const { origin, cut } = await aRelay()
    const { driver, room } = await anOpenRoom(origin)
    const student = await aSeated(origin, room.code)
    driver.draw({ ink: [line(1), line(2)] })
    await isDrawn(student, [line(1), line(2)])
    cut()
    driver.draw({ ink: [] })
    await isDrawn(student, [])
  })

  it('has its ink again after a restart of the relay', async () => {
    const before = await aRelay()
    const { driver, room } = await anOpenRoom(before.origin)
    const student = await aSeated(before.origin, room.code)
    driver.draw({ ink: [line(1), line(2)] })
    await isDrawn(student, [line(1), line(2)])
    await before.close()
    driver.draw({ ink: [line(1), line(2), line(3)] })
    await aRelay({}, { port: before.port })
    await isDrawn(student, [line(1), line(2), line(3)])
  })

  it('is sent neither ink nor moment with each place of the pointer', async () => {
    const { origin } = await aRelay()
    const { driver, room } = await anOpenRoom(origin)
    const { ask, heard } = await aRawClient(origin)
    await ask('join', { ...aJoining, code: room.code })
    const ink = Array.from({ length: 30 }, (_, x) => line(x, 100))
    driver.show(momentAt('#/lab?step=1'))
    driver.draw({ ink })
    await expect.poll(() => heard.filter(([name]) => name === 'drawn').length).toBeGreaterThan(1)
    const before = heard.length
    for (let x = 0; x < 100; x++) driver.draw({ ink, pointer: { ...pointer, at: [x, 1] } })
    driver.draw({ ink, pointer })
    await expect.poll(() => heard.at(-1)).toEqual(['drawn', { pointer }])
    for (const [name, message] of heard.slice(before)) {
      expect(name).toBe('drawn')
      expect(sizeOf(message)).toBeLessThan(100)
    }
  })
})

describe('a teacher', () => {
  it('who loads the page again draws on other ink than was there', async () => {
    const { origin } = await aRelay()
    const { driver, room, until, heard } = await anOpenRoom(origin)
    const student = await aSeated(origin, room.code)
    driver.draw({ ink: [line(1), line(2)] })
    await isDrawn(student, [line(1), line(2)])
    const again = aTeacher(origin, { room })
    await until(() => heard.connection === 'replaced')
    again.driver.draw({ ink: [line(5)] })
    await isDrawn(student, [line(5)])
  })

  it('whose change fits no ink of the room is told so, and changes nothing', async () => {
    const { origin } = await aRelay()
    const { ask } = await aRawClient(origin)
    await ask('open', {})
    expect(await ask('draw', aDrawing)).toEqual({ ok: true, value: null })
    expect(await ask('draw', { ink: { keeps: 2, adds: [] } })).toMatchObject({
      ok: false,
      fault: { kind: 'wrong-message', field: 'ink' },
    })
    expect(await ask('draw', { ink: { keeps: 1, adds: [line(1)] } })).toMatchObject({ ok: true })
  })
})
