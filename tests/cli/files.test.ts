import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { withFiles } from '../../src/cli/files'

const folder = mkdtempSync(join(tmpdir(), 'tansaku-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

it.each(['utf8', 'utf16le'] as const)(
  'gives the text of a file in %s without its mark',
  (encoding) => {
    const path = join(folder, encoding)
    writeFileSync(path, '\ufeffS - Ä 1\r\nÄ - G 2', encoding)
    const read = withFiles({ problem: 'graph', graph: `@${path}` }, (name) => `--${name}`)
    expect(read).toEqual({ ok: true, value: { problem: 'graph', graph: 'S - Ä 1\r\nÄ - G 2' } })
  },
)
