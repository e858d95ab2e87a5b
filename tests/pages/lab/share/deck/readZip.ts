import { inflateRawSync } from 'node:zlib'

const endOfDirectory = 0x06054b50
const inDirectory = 0x02014b50

/** The files of a zip, read by its central directory as APPNOTE.TXT describes it. */
export function readZip(bytes: Uint8Array): ReadonlyMap<string, Buffer> {
  const zip = Buffer.from(bytes)
  let end = zip.length - 22
  while (end >= 0 && zip.readUInt32LE(end) !== endOfDirectory) end--
  if (end < 0) throw new Error('no zip file')
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  const files = new Map<string, Buffer>()
  for (let file = 0; file < count; file++) {
    if (zip.readUInt32LE(at) !== inDirectory) throw new Error('no entry of a directory')
    const [packed, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)]
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place))
    const local = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const content = zip.subarray(from, from + packed)
    const isStored = zip.readUInt16LE(at + 10) === 0
    const unpacked = isStored ? content : inflateRawSync(content)
    if (unpacked.length !== size) throw new Error(`${name} has another size than its entry says`)
    files.set(name, unpacked)
    at += 46 + nameLength + extra + comment
  }
  return files
}
