import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtServer } from '../../../src/classroom/serve/builtServer.ts'

/** The mark that the worker has for the page: by it a browser knows a new version. */
const markOfPage =
  /("?url"?:\s*"index.html",\s*"?revision"?:\s*")|("?revision"?:\s*")(?=[^"]*",\s*"?url"?:\s*"index.html")/

/** A server of a built page that has an old version, and a new one once it is changed. */
export function versionsServer(folder: string) {
  const copies = mkdtempSync(join(tmpdir(), 'tansaku-versions-'))
  const [old, next] = ['old', 'new'].map((version) => {
    const copy = join(copies, version)
    cpSync(folder, copy, { recursive: true })
    edit(join(copy, 'index.html'), (text) => text.replace('<html', `<html data-v="${version}"`))
    return builtServer(copy)
  })
  edit(join(copies, 'new', 'sw.js'), (text) => text.replace(markOfPage, (found) => `${found}new`))
  let version = old
  const server = createServer((request, response) => version.emit('request', request, response))
  server.on('close', () => rmSync(copies, { recursive: true }))
  return {
    server,
    change: () => {
      version = next
    },
  }
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
