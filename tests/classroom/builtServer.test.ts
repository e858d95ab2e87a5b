import { mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { builtServer } from '../../src/classroom/serve/builtServer'

/** A server of a folder with one page. */
async function aBuiltServer(ways: Parameters<typeof builtServer>[1] = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tansaku-built-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const page = join(folder, 'index.html')
  writeFileSync(page, 'first')
  const server = builtServer(folder, ways)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (typeof address === 'string' || !address) throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`
  const get = (path: string, encoding = 'identity') =>
    fetch(origin + path, { headers: { 'Accept-Encoding': encoding } })
  return { folder, page, origin, get }
}

/** What is told on the console from now on; a test that hears it expects it. */
function heardFailures() {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  return () => {
    const failures = [...told.mock.calls]
    told.mockClear()
    return failures
  }
}

it.each(['gzip', 'identity'])('serves the page that was built last: %s', async (encoding) => {
  const { page, get } = await aBuiltServer()
  expect(await (await get('/', encoding)).text()).toBe('first')
  writeFileSync(page, 'later')
  utimesSync(page, new Date(), new Date(Date.now() + 5_000))
  expect(await (await get('/', encoding)).text()).toBe('later')
})

it('sends a page again only where it has changed', async () => {
  const { page, origin } = await aBuiltServer()
  const get = (tag: string) => fetch(origin, { headers: { 'If-None-Match': tag } })
  const tag = (await get('none')).headers.get('etag') ?? ''
  expect((await get(tag)).status).toBe(304)
  writeFileSync(page, 'of another size')
  expect(await (await get(tag)).text()).toBe('of another size')
})

it.each(['gzip', 'identity'])('goes on after a file that cannot be read: %s', async (encoding) => {
  const failures = heardFailures()
  const { folder, get } = await aBuiltServer()
  const tooLarge = join(folder, 'large.js')
  writeFileSync(tooLarge, '')
  // Node reads no file that is as large at once.
  truncateSync(tooLarge, 2 ** 31)
  expect((await get('/large.js', encoding)).status).toBe(500)
  expect(failures()).toHaveLength(1)
  expect(await (await get('/', encoding)).text()).toBe('first')
})

it('goes on where it cannot tell what is asked', async () => {
  const failures = heardFailures()
  const { get } = await aBuiltServer({
    tells: (path) => (path === '/told' ? Promise.reject(new Error('not known')) : undefined),
  })
  expect((await get('/told')).status).toBe(500)
  expect(failures()).toHaveLength(1)
  expect((await get('/')).status).toBe(200)
})
