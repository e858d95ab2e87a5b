import { expect, it, vi } from 'vitest'
import { textOfFile } from '../../src/shared/fileText'

it('gives the text of a file that is as large as it may be, without the mark of its encoding', async () => {
  expect(await textOfFile(new Blob(['\ufeffÖ']), 5)).toEqual({ ok: true, value: 'Ö' })
})

it.each([
  ['the way of Windows', [0xff, 0xfe, 0xd6, 0x00, 0x0d, 0x00, 0x0a, 0x00, 0x31, 0x00]],
  ['the other way', [0xfe, 0xff, 0x00, 0xd6, 0x00, 0x0d, 0x00, 0x0a, 0x00, 0x31]],
])('reads UTF-16, %s, as PowerShell saves what a command prints', async (_, bytes) => {
  const file = new Blob([new Uint8Array(bytes)])
  expect(await textOfFile(file, 10)).toEqual({ ok: true, value: 'Ö\r\n1' })
})

it('reads nothing of a file that is larger', async () => {
  const file = new Blob(['123456'])
  const read = vi.spyOn(file, 'arrayBuffer')
  expect(await textOfFile(file, 5)).toEqual({ ok: false, fault: 'too-large' })
  expect(read).not.toHaveBeenCalled()
})

it('tells of a file that cannot be read any more', async () => {
  const file = new Blob(['1'])
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new Error('gone'))
  expect(await textOfFile(file, 5)).toEqual({ ok: false, fault: 'read-failed' })
})
