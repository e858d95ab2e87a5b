import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { servedHeaders } from '../../build/contentSecurityPolicy.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** A file of the built page, and what a host says of it; none where there is no such file. */
export function builtFile(
  folder: string,
  path: string,
): { readonly file: string; readonly headers: Readonly<Record<string, string>> } | undefined {
  const file = join(folder, normalize(path === '/' ? '/index.html' : path))
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined
  const type = contentTypes[extname(file)] ?? 'application/octet-stream'
  return { file, headers: { ...servedHeaders, 'Content-Type': type, 'Cache-Control': 'no-cache' } }
}

/** What a server of the built page may do besides. */
interface Ways {
  /** The folder of its address in which the page stands: `/a/b`. */
  readonly under?: string
  /** Takes down what is asked for. */
  readonly onAsked?: (path: string) => void
  /** Changes a text file before it is sent. */
  readonly change?: (path: string, text: string) => string
}

/** A server of the built page, as a host would have one. */
export function builtServer(folder: string, ways: Ways = {}): Server {
  const { under = '', onAsked = () => {}, change = (_, text) => text } = ways
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    onAsked(path)
    const inFolder = path.startsWith(`${under}/`) ? path.slice(under.length) : '/none'
    const found = builtFile(folder, inFolder)
    if (!found) return response.writeHead(404).end()
    response.writeHead(200, found.headers)
    const isText = /\.(html|js)$/.test(found.file)
    const content = readFileSync(found.file)
    return response.end(isText ? change(inFolder, content.toString()) : content)
  })
}

/** The port of a server that has begun to listen. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (typeof address === 'string' || !address) throw new Error('no port')
  return address.port
}
