import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { builtFile } from '../../../src/classroom/serve/builtServer'

/** What was asked for, and what came over the line for it. */
export interface Sent {
  readonly path: string
  /** Compressed as a host would send it. */
  readonly bytes: number
  /** The file that it came from. */
  readonly file: string
  /** When it was asked for, by the clock, in ms. */
  readonly at: number
}

/** The line that Chromium's tools called "Fast 3G". */
const latency = 562.5
const bytesPerMs = (1_600 * 0.9) / 8
/** What comes over the line at once: a browser reads a file while it comes. */
const pieceBytes = 4_096

/**
 * A server of the built page at the end of a slow line: each answer comes after the latency, and
 * all share one bandwidth. The line is slow here and not in the browser, whose own slowness does
 * not reach what a worker asks for.
 *
 * @returns the server, and what it was asked for, which grows
 */
export function slowServer(folder: string): { server: Server; sent: Sent[] } {
  const sent: Sent[] = []
  let lineIsFree = 0
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const found = builtFile(folder, path)
    if (!found) return response.writeHead(404).end()
    const { file, headers } = found
    const isPacked = /\.(png|woff2)$/.test(file)
    const body = isPacked ? readFileSync(file) : gzipSync(readFileSync(file))
    const now = performance.now()
    const bytes = body.length
    sent.push({ path, bytes, file, at: performance.timeOrigin + now })
    const begin = Math.max(lineIsFree, now + latency)
    lineIsFree = begin + bytes / bytesPerMs
    const encoding = isPacked ? {} : { 'Content-Encoding': 'gzip' }
    response.writeHead(200, { ...headers, ...encoding })
    for (let from = 0; from < bytes; from += pieceBytes) {
      const to = Math.min(from + pieceBytes, bytes)
      setTimeout(() => response.write(body.subarray(from, to)), begin + to / bytesPerMs - now)
    }
    return setTimeout(() => response.end(), lineIsFree - now)
  })
  return { server, sent }
}
