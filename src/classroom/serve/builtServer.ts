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
  /** Where an address leads that is no file. */
  readonly leadsTo?: (path: string) => string | undefined
  /** What is told at an address that is no file. */
  readonly tells?: (path: string, asked: IncomingMessage) => Promise<unknown> | undefined
}

/** A server of the built page, as a host would have one. */
export function builtServer(folder: string, { leadsTo, tells }: Ways = {}): Server {
  const packed = new Map<string, Buffer>()

  /** A whole class asks for the same files at once. */
  function packedOf(file: string): Buffer {
    const body = packed.get(file) ?? gzipSync(readFileSync(file))
    packed.set(file, body)
    return body
  }

  return createServer((request, response) => {
    const path = pathOf(request.url ?? '/')
    const elsewhere = leadsTo?.(path)
    if (elsewhere !== undefined) return response.writeHead(302, { Location: elsewhere }).end()
    const telling = tells?.(path, request)
    if (telling) return void telling.then((told) => tell(response, told))
    const found = builtFile(folder, path)
    if (!found) return response.writeHead(404).end()
    const { file, headers } = found
    const takesPacked = /\bgzip\b/.test(String(request.headers['accept-encoding']))
    if (!takesPacked || /\.(png|woff2)$/.test(file)) {
      return response.writeHead(200, headers).end(readFileSync(file))
    }
    const packing = { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }
    return response.writeHead(200, { ...headers, ...packing }).end(packedOf(file))
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
