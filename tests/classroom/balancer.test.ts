import { describe, expect, it, onTestFinished } from 'vitest'
import { joinCluster } from '../../src/classroom/cluster/joinCluster'
import { anOpenRoom, aRawClient, aRelay, aSeated, momentAt } from './aClass'
import { aBalancer, hasCaddy } from './caddy'
import { aRedisServer, hasRedis } from './redisServer'

/** Two servers that share their rooms behind one address, as `deploy/class/` sets them up. */
async function aBalancedClass() {
  const redis = await aRedisServer()
  onTestFinished(() => redis.stop())
  const aServer = async () =>
    aRelay({}, { cluster: await joinCluster(redis.url, () => {}), isProxied: true })
  const servers = [await aServer(), await aServer()] as const
  const origin = await aBalancer(servers.map(({ port }) => `127.0.0.1:${port}`))
  return { origin, servers }
}

describe.skipIf(!hasCaddy || !hasRedis)('two servers behind a balancer', () => {
  it.each([['polling'], ['websocket']] as const)(
    'hold a class over %s, whichever of them its students reach',
    async (transport) => {
      const { origin, servers } = await aBalancedClass()
      const { driver, room, until, heard } = await anOpenRoom(origin)
      // Each is sent to one of them by chance.
      const joining = Array.from({ length: 20 }, () =>
        aSeated(origin, room.code, { transports: [transport] }),
      )
      const students = await Promise.all(joining)
      await until(() => heard.standing?.following === 20)
      expect(servers.every(({ connections }) => connections() > 0)).toBe(true)
      driver.show(momentAt('#/lab?step=1'))
      for (const { at } of students) await at('#/lab?step=1')
    },
  )

  it('have a class together again when one of them has stopped', async () => {
    const { origin, servers } = await aBalancedClass()
    const { driver, room, until, heard } = await anOpenRoom(origin)
    const joining = Array.from({ length: 6 }, () => aSeated(origin, room.code))
    const students = await Promise.all(joining)
    await servers[0].close()
    driver.show(momentAt('#/lab?step=2'))
    for (const { at } of students) await at('#/lab?step=2')
    await until(() => heard.connection === 'driving' && heard.standing?.following === 6)
  })

  it('count connections by the address that the balancer tells, not by one that a client tells', async () => {
    const { port } = await aRelay({ connectionsPerAddress: 1 }, { isProxied: true })
    const origin = await aBalancer([`127.0.0.1:${port}`])
    await aRawClient(origin, { address: '10.0.0.1' })
    const headers = { 'X-Forwarded-For': '10.0.0.2' }
    const shake = await fetch(`${origin}/relay/?EIO=4&transport=polling`, { headers })
    expect(shake.status).toBe(403)
  })
})
