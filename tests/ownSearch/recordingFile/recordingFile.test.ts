import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOwn } from '../../../src/ownSearch/readOwn'
import { readFile } from '../../../src/ownSearch/recordingFile/readFile'
import { readPacked } from '../../../src/ownSearch/recordingFile/readPacked'
import { readSearchIn } from '../../../src/ownSearch/recordingFile/readSearchIn'
import { searchOfLine } from '../../../src/ownSearch/recordingFile/searchOfLine'
import { recordingLines } from '../../../src/recording/file/lines'
import type { Recording } from '../../../src/recording/recording'
import { Assembler } from '../../../src/recording/transfer/assembler'
import { defaultBudget, record } from '../../../src/recording/write/recorder'
import { packText } from '../../../src/shared/link/packText'
import { runOf } from '../../recording/arbitraryRuns'
import { recorderOf } from '../runHere'

const source = readFileSync('src/solvers/breadthFirst.ts', 'utf8')
const start = '123456078'

/** A recording file of a search by this source; nothing here knows the source by this code. */
async function fileOf(text: string, name = 'Test'): Promise<{ file: Blob; code: string }> {
  const code = await packText(text)
  const recorder = recorderOf(text, { start })
  recorder.advance(Number.POSITIVE_INFINITY)
  const run = runOf({ start, solver: `own:${name}`, code: text })
  const lines = [...recordingLines(run, recorder.recording())]
  // As it is written: settings carry the source as it is packed.
  const header: { settings: object } = JSON.parse(lines[0])
  const first = JSON.stringify({ ...header, settings: { ...header.settings, code } })
  return { file: new Blob([[first, ...lines.slice(1)].join('\n')]), code }
}

async function read(file: Blob, prepare: (line: string) => Promise<void>) {
  const assembler = new Assembler(defaultBudget)
  let recording: Recording | undefined
  const listener = (part: Parameters<Assembler['append']>[0] | undefined) => {
    if (part) recording = assembler.append(part)
  }
  return { result: await readFile(file, listener, prepare), recording: () => recording }
}

describe('a recording file of one’s own search', () => {
  it('is read with its search, of which nothing is run', async () => {
    const { file, code } = await fileOf(`${source}\n// read with its search\n`)
    const found = await read(file, async (line) => {
      const named = searchOfLine(line)
      if (named) await readPacked(named.code)
    })
    expect(found.result).toMatchObject({ ok: true, value: { solver: 'own:Test', code, start } })
    expect(found.recording()?.solution).toHaveLength(2)
  })

  it('has a name that is cut where it is too long', async () => {
    const { file } = await fileOf(`${source}\n// with a long name\n`, 'x'.repeat(300))
    const found = await read(file, async (line) => {
      const named = searchOfLine(line)
      if (named) await readPacked(named.code)
    })
    const solver = `own:${'x'.repeat(59)}…`
    expect(found.result).toMatchObject({ ok: true, value: { solver } })
  })

  it('is refused where the search was not read', async () => {
    const { file } = await fileOf(`${source}\n// never read\n`)
    const found = await read(file, async () => {})
    expect(found.result).toMatchObject({
      ok: false,
      fault: { line: 1, fault: { kind: 'wrong-setting', fault: { setting: 'solver' } } },
    })
  })

  it('that a broken disk has filled with zeros is told to be no text', async () => {
    const found = await read(new Blob(['\0'.repeat(5_000)]), async () => {})
    expect(found.result).toEqual({ ok: false, fault: { fault: { kind: 'not-text' } } })
  })

  it('says what is wrong with its code before it is opened', async () => {
    const header = { settings: { solver: 'own:Test', code: '1%%' } }
    const fault = await readSearchIn(new Blob([`${JSON.stringify(header)}\n{}`]))
    expect(fault).toEqual({
      key: 'ownSearch.everywhere.inFile',
      values: { why: { key: 'ownSearch.everywhere.brokenInFile' } },
    })
  })
})

describe('the first line of a file that comes in pieces', () => {
  const wrong = JSON.stringify({ settings: { solver: 'own:Größe', code: '1%%' } })

  /** A file that comes in pieces of so many bytes. */
  function inPieces(text: string, size: number): Blob {
    const bytes = new TextEncoder().encode(text)
    let at = 0
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        if (at >= bytes.length) controller.close()
        else controller.enqueue(bytes.slice(at, (at += size)))
      },
    })
    return Object.assign(new Blob(), { stream: () => stream })
  }

  it.each([1, 7, 1000])('is read whole, and no further: %d bytes', async (size) => {
    for (const rest of ['', '\n', '\n{}\n', '\n\n{', '\r{}\r']) {
      expect(await readSearchIn(inPieces(wrong + rest, size))).toMatchObject({
        key: 'ownSearch.everywhere.inFile',
      })
    }
    expect(await readSearchIn(inPieces(`{}\n${wrong}`, size))).toBeUndefined()
  })

  it('is looked through once, also where the file has no other', async () => {
    const file = inPieces(' '.repeat(6_000_000), 60)
    expect(await readSearchIn(file)).toBeUndefined()
  })
})

it('takes any first line for what it is, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (line) => {
      expect(searchOfLine(line)).toBeUndefined()
    }),
  )
})

it('cannot run a search that was only read', async () => {
  const code = await packText(source)
  const own = readOwn(source, code)
  if (!own.ok) throw new Error('not read')
  const { solver } = own.value
  const run = runOf({ start, solver: 'own:Test', code })
  expect(() => record({ ...run, chosen: { ...run.chosen, solver } })).toThrow(TypeError)
})
