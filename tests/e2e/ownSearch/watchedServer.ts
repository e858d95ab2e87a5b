import { createServer } from 'node:http'
import { builtServer } from '../../../src/classroom/serve/builtServer.ts'
import { listening } from '../../listening.ts'

/** A server of the built page that writes down what it is asked for, and one that nobody may ask. */
export async function watchedServer(folder: string) {
  const asked: string[] = []
  const page = builtServer(folder)
  page.on('request', ({ url = '/' }) => asked.push(new URL(url, 'http://localhost').pathname))
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
