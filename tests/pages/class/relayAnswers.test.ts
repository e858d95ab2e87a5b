import { createServer, get } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { attachRelay } from '../../../src/classroom/relay/attachRelay'
import { relayAnswers } from '../../../src/pages/class/relayAnswers'
import { listening } from '../../listening'

/** Lets the page ask a server, by plain requests. */
function askAt(port: number): void {
  const ask = (path: string) =>
    new Promise((resolve, reject) => {
      get({ host: 'localhost', port, path }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (text += part))
        response.on('end', () => resolve(new Response(text, { status: response.statusCode ?? 0 })))
      }).on('error', reject)
    })
  vi.stubGlobal('fetch', vi.fn(ask))
  onTestFinished(() => void vi.unstubAllGlobals())
}

it('knows a relay, also one that lets nobody in', async () => {
  const server = createServer()
  const relay = attachRelay(server, { limits: { connections: 0 } })
  onTestFinished(() => relay.close())
  askAt(await listening(server))
  expect(await relayAnswers()).toBe(true)
})

it('knows a relay of before, which took the question for a mistake', async () => {
  const server = createServer((_, response) =>
    response.writeHead(400).end('{"code":0,"message":"Transport unknown"}'),
  )
  onTestFinished(() => void server.close())
  askAt(await listening(server))
  expect(await relayAnswers()).toBe(true)
})

it('is no failure for a browser to tell of', async () => {
  const server = createServer()
  const relay = attachRelay(server)
  onTestFinished(() => relay.close())
  askAt(await listening(server))
  await relayAnswers()
  const answers = vi.mocked(fetch).mock.results.map(({ value }) => value)
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200])
})

it.each([
  [200, '<!doctype html>', false],
  [404, 'not found', false],
  [403, '<h1>Blocked</h1>', undefined],
  [503, 'no server is there', undefined],
])('knows what is none: %i', async (status, text, told) => {
  const server = createServer((_, response) => response.writeHead(status).end(text))
  onTestFinished(() => void server.close())
  askAt(await listening(server))
  expect(await relayAnswers()).toBe(told)
})

it('knows nothing where there is no server', async () => {
  const server = createServer()
  const port = await listening(server)
  await new Promise((resolve) => server.close(resolve))
  askAt(port)
  expect(await relayAnswers()).toBeUndefined()
})
