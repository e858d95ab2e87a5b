import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { headersFor, policyHeader } from '../../build/servedHeaders'
import { serveClass } from '../../src/classroom/serve/serveClass'
import { anOpenRoom, aSeated, momentAt } from './aClass'

async function aServedClass(address?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tansaku-class-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), '<title>Tansaku</title>')
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'part-Ab12.js'), '')
  const serving = await serveClass(folder, { port: 0, address })
  onTestFinished(() => serving.close())
  return { ...serving, origin: `http://127.0.0.1:${serving.port}` }
}

/** The status of a path that is sent as it is. */
function statusOf(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    asking.once('error', reject).end()
  })
}

describe('a class that is served', () => {
  it('has the page and the relay on one origin', async () => {
    const { origin } = await aServedClass()
    const page = await fetch(`${origin}/`)
    expect(await page.text()).toBe('<title>Tansaku</title>')
    for (const [name, value] of Object.entries(headersFor('/')))
      expect(page.headers.get(name)).toBe(value)
    expect(page.headers.get('content-security-policy')).toBeNull()
    const part = await fetch(`${origin}/assets/part-Ab12.js`)
    for (const [name, value] of Object.entries(policyHeader))
      expect(part.headers.get(name)).toBe(value)
    const { driver, room } = await anOpenRoom(origin)
    const student = await aSeated(origin, room.code)
    driver.show(momentAt('#/lab?step=1'))
    await student.at('#/lab?step=1')
  })

  it('has what never changes kept by browsers, and the page asked for anew', async () => {
    const { origin } = await aServedClass()
    const cachingOf = async (path: string) => {
      return (await fetch(origin + path)).headers.get('cache-control')
    }
    expect(await cachingOf('/assets/part-Ab12.js')).toBe('public, max-age=31536000, immutable')
    expect(await cachingOf('/')).toBe('no-cache')
  })

  it('tells who sits at it where the presenter and the students find it now', async () => {
    const { origin, port, presenter, addresses } = await aServedClass()
    expect(presenter).toBe(`http://localhost:${port}/#/present/lab`)
    const told: unknown = await (await fetch(`${origin}/addresses.json`)).json()
    expect(told).toEqual(addresses)
    for (const address of addresses) {
      expect((await fetch(`${address}addresses.json`)).status).toBe(404)
      expect((await fetch(address)).status).toBe(200)
    }
  })

  it('tells the address that it was given', async () => {
    const given = 'https://class.example/'
    const { origin } = await aServedClass(given)
    expect(await (await fetch(`${origin}/addresses.json`)).json()).toEqual([given])
    expect((await anOpenRoom(origin)).heard.addresses).toEqual([given])
  })

  it('tells what to do where its port is taken', async () => {
    const { port } = await aServedClass()
    await expect(serveClass('.', { port })).rejects.toThrow(
      /^Port \d+ is taken, .* choose another port with --port\.$/,
    )
  })

  it('leads students to their page by an address that is short to type', async () => {
    const { origin } = await aServedClass()
    for (const [typed, page] of [
      ['/class', '/#/class'],
      ['/class/', '/#/class'],
      ['/CLASS/k7qmx', '/#/class/k7qmx'],
    ]) {
      const response = await fetch(origin + typed, { redirect: 'manual' })
      expect([response.status, response.headers.get('location')]).toEqual([302, page])
    }
    expect((await fetch(`${origin}/classes`)).status).toBe(404)
  })

  it.each(['//', '/../package.json', '/..%2fpackage.json', `/${'a'.repeat(5_000)}`, '/%00'])(
    'is not stopped by a path that makes no sense: %#',
    async (path) => {
      const { port } = await aServedClass()
      expect(await statusOf(port, path)).toBe(404)
      expect(await statusOf(port, '/')).toBe(200)
    },
  )
})
