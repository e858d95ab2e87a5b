import { Zip, ZipDeflate } from 'fflate'

/** A zip file that is written file by file: no more than one of them is packed at a time. */
export function zipFile() {
  const parts: Blob[] = []
  const zip = new Zip((fault, part) => {
    if (fault) throw fault
    // A copy: the packer uses its memory again.
    parts.push(new Blob([part.slice()]))
  })
  return {
    /** @param isPacked whether its content is packed already, as that of a PNG is */
    add(name: string, content: Uint8Array, isPacked: boolean): void {
      const file = new ZipDeflate(name, { level: isPacked ? 0 : 6 })
      zip.add(file)
      file.push(content, true)
    },
    end(): Blob {
      zip.end()
      return new Blob(parts, { type: 'application/zip' })
    },
  }
}
