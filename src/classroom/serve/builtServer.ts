import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { extname, join, normalize, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { servedHeaders } from '../../../build/contentSecurityPolicy.ts'

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
  if (!isFile(file)) return undefined
  const type = contentTypes[extname(file)] ?? 'application/octet-stream'
  const caching = { 'Cache-Control': cachingOf(relative(folder, file)) }
  return { file, headers: { ...servedHeaders, 'Content-Type': type, ...caching } }
}

/** Files in `assets/` have names that say what is in them. */
function cachingOf(file: string): string {
  return /^assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    // Nor is a path a file that is too long for one.
    return false
  }
}

/** What a server of the built page may do besides. */
interface Ways {
  /** The folder of its address in which the page stands: `/a/b`. */
  readonly under?: string
  /** Where an address leads that is no file. */
  readonly leadsTo?: (path: string) => string | undefined
  /** What is told at an address that is no file. */
  readonly tells?: (path: string, asked: IncomingMessage) => Promise<unknown> | undefined
  /** Takes down what is asked for. */
  readonly onAsked?: (path: string) => void
  /** Changes a text file before it is sent. */
  readonly change?: (path: string, text: string) => string
}

/** A server of the built page, as a host would have one. */
export function builtServer(folder: string, ways: Ways = {}): Server {
  const { under = '', leadsTo, tells, onAsked = () => {}, change } = ways
  const packed = new Map<string, Buffer>()

  function contentOf(file: string, path: string): Buffer {
    const content = readFileSync(file)
    const isChanged = change && /\.(html|js)$/.test(file)
    return isChanged ? Buffer.from(change(path, content.toString())) : content
  }

  /** A whole class asks for the same files at once. */
  function packedOf(file: string, path: string): Buffer {
    const body = (!change && packed.get(file)) || gzipSync(contentOf(file, path))
    packed.set(file, body)
    return body
  }

  return createServer((request, response) => {
    const path = pathOf(request.url ?? '/')
    onAsked(path)
    const elsewhere = leadsTo?.(path)
    if (elsewhere !== undefined) return response.writeHead(302, { Location: elsewhere }).end()
    const telling = tells?.(path, request)
    if (telling) return void telling.then((told) => tell(response, told))
    const inFolder = path.startsWith(`${under}/`) ? path.slice(under.length) : '/none'
    const found = builtFile(folder, inFolder)
    if (!found) return response.writeHead(404).end()
    const { file, headers } = found
    const takesPacked = /\bgzip\b/.test(String(request.headers['accept-encoding']))
    if (!takesPacked || /\.(png|woff2)$/.test(file)) {
      return response.writeHead(200, headers).end(contentOf(file, inFolder))
    }
    const packing = { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }
    return response.writeHead(200, { ...headers, ...packing }).end(packedOf(file, inFolder))
  })
}

function tell(response: ServerResponse, told: unknown): void {
  const headers = { ...servedHeaders, 'Content-Type': 'application/json' }
  response.writeHead(200, { ...headers, 'Cache-Control': 'no-store' }).end(JSON.stringify(told))
}

/** The path that is asked for; that of no file where it cannot be read. */
function pathOf(url: string): string {
  const base = 'http://localhost'
  return URL.canParse(url, base) ? new URL(url, base).pathname : '/none'
}

/** The port of a server that has begun to listen. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (typeof address === 'string' || !address) throw new Error('no port')
  return address.port
}
