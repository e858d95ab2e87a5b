import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { servedHeaders } from '../../../build/contentSecurityPolicy.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A server of the built page that writes down what it is asked for, and one that nobody may ask. */
export async function watchedServer(folder: string) {
  const asked: string[] = []
  const page = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    asked.push(path)
    const file = join(folder, normalize(path === '/' ? '/index.html' : path))
    const isThere = existsSync(file) && statSync(file).isFile()
    response.writeHead(isThere ? 200 : 404, {
      ...servedHeaders,
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    })
    if (isThere) createReadStream(file).pipe(response)
    else response.end()
  })
  const canary = createServer((request, response) => {
    asked.push(`canary ${request.url}`)
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('x')
  })
  canary.on('upgrade', (request, socket) => {
    asked.push(`canary ${request.url}`)
    socket.destroy()
  })
  const [pagePort, canaryPort] = [await listening(page), await listening(canary)]
  return {
    address: `http://localhost:${pagePort}/`,
    canaryPort,
    /** Every path that was asked for; those of the server that nobody may ask begin with “canary”. */
    asked,
    close: () => [page, canary].forEach((server) => server.close()),
  }
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return portOf(server.address())
}

function portOf(address: string | AddressInfo | null): number {
  if (typeof address === 'string' || !address) throw new Error('no port')
  return address.port
}
