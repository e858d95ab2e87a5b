import { createServer } from 'node:http'
import { createClient } from 'redis'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { joinCluster } from '../../src/classroom/cluster/joinCluster'
import { serveClass } from '../../src/classroom/serve/serveClass'
import { aRedisServer, hasRedis } from './redisServer'

async function aRedis() {
  const redis = await aRedisServer()
  onTestFinished(() => redis.stop())
  const watcher = createClient({ url: redis.url })
  await watcher.connect()
  onTestFinished(() => watcher.destroy())
  return {
    url: redis.url,
    watcher,
    /** All who are connected to it but the watcher, and what servers have told it. */
    async left() {
      const clients = await watcher.clientList()
      return { others: clients.length - 1, keys: await watcher.keys('*') }
    },
  }
}

/** A port on which somebody listens. */
async function aTakenPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (typeof address === 'string' || !address) throw new Error('no port')
  return address.port
}

describe.skipIf(!hasRedis)('a server that cannot begin', () => {
  it('because its port is taken leaves the others', async () => {
    const redis = await aRedis()
    const cluster = await joinCluster(redis.url)
    expect(await redis.left()).toMatchObject({ others: 1, keys: [expect.stringMatching(/server/)] })
    await expect(serveClass('.', { port: await aTakenPort() }, cluster)).rejects.toThrow(
      /EADDRINUSE/,
    )
    await vi.waitFor(async () => expect(await redis.left()).toEqual({ others: 0, keys: [] }))
  })

  it('because Redis takes nothing from it stays with nobody', async () => {
    const redis = await aRedis()
    const mayReadAlone = ['reader', 'on', 'nopass', '~*', '+@read', '+@connection']
    await redis.watcher.sendCommand(['ACL', 'SETUSER', ...mayReadAlone])
    const asReader = redis.url.replace('//', '//reader:any@')
    await expect(joinCluster(asReader)).rejects.toThrow(/takes nothing.*NOPERM/)
    await vi.waitFor(async () => expect(await redis.left()).toEqual({ others: 0, keys: [] }))
  })
})
