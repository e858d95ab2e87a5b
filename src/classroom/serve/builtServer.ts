import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import { extname, join, normalize, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { headersFor } from '../../../build/servedHeaders.ts'

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
  const tag = tagOf(file)
  if (tag === undefined) return undefined
  const type = contentTypes[extname(file)] ?? 'application/octet-stream'
  const caching = { 'Cache-Control': cachingOf(relative(folder, file)), ETag: tag }
  return { file, headers: { ...headersFor(path), 'Content-Type': type, ...caching } }
}

/** Files in `assets/` have names that say what is in them. */
function cachingOf(file: string): string {
  return /^assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** What a browser tells the file by that it has; none where there is no such file. */
function tagOf(path: string): string | undefined {
  try {
    const stat = statSync(path)
    return stat.isFile() ? `W/"${stat.size}-${stat.mtimeMs}"` : undefined
  } catch {
    // Nor is a path a file that is too long for one.
    return undefined
  }
}

/** What a server of the built page may do besides. */
interface Ways {
  /** Where an address leads that is no file. */
  readonly leadsTo?: (path: string) => string | undefined
  /** What is told at an address that is no file. */
  readonly tells?: (path: string, asked: IncomingMessage) => Promise<unknown> | undefined
}

/** What is said to a request. */
interface ServedAnswer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

/** A server of the built page, as a host would have one. A request that fails ends no other one. */
export function builtServer(folder: string, { leadsTo, tells }: Ways = {}): Server {
  const packed = new Map<string, { readonly written: number; readonly body: Buffer }>()

  /** A whole class asks for the same files at once; the app may be built anew meanwhile. */
  function packedOf(file: string): Buffer {
    const written = statSync(file).mtimeMs
    const known = packed.get(file)
    if (known?.written === written) return known.body
    const body = gzipSync(readFileSync(file))
    packed.set(file, { written, body })
    return body
  }

  async function answerTo(asked: IncomingMessage): Promise<ServedAnswer> {
    const path = pathOf(asked.url ?? '/')
    const elsewhere = leadsTo?.(path)
    if (elsewhere !== undefined) return { status: 302, headers: { Location: elsewhere } }
    const telling = tells?.(path, asked)
    if (telling) return asJson(await telling)
    const found = builtFile(folder, path)
    if (!found) return { status: 404 }
    const { file, headers } = found
    if (asked.headers['if-none-match'] === headers.ETag) return { status: 304, headers }
    const takesPacked = /\bgzip\b/.test(String(asked.headers['accept-encoding']))
    if (!takesPacked || /\.(png|woff2)$/.test(file)) {
      return { status: 200, headers, body: readFileSync(file) }
    }
    const packing = { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }
    return { status: 200, headers: { ...headers, ...packing }, body: packedOf(file) }
  }

  return createServer((request, response) => {
    void answerTo(request)
      // A file may be gone again, or too many may be open.
      .catch((reason: unknown): ServedAnswer => {
        console.error(reason)
        return { status: 500 }
      })
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
  })
}

function asJson(told: unknown): ServedAnswer {
  const headers = { ...headersFor('told.json'), 'Content-Type': 'application/json' }
  return {
    status: 200,
    headers: { ...headers, 'Cache-Control': 'no-store' },
    body: JSON.stringify(told),
  }
}

/** The path that is asked for; that of no file where it cannot be read. */
function pathOf(url: string): string {
  const base = 'http://localhost'
  return URL.canParse(url, base) ? new URL(url, base).pathname : '/none'
}
