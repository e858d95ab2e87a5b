import { describe, expect, it, onTestFinished } from 'vitest'
import { joinCluster } from '../../src/classroom/cluster/joinCluster'
import { anOpenRoom, aRelay, aSeated, aTeacher, momentAt } from './aClass'
import { aRedisServer, hasRedis } from './redisServer'

/** Two servers, and what nobody has caught. */
async function twoServers() {
  const redis = await aRedisServer()
  onTestFinished(() => redis.stop())
  const uncaught: unknown[] = []
  const note = (reason: unknown) => uncaught.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  const aServer = async () => aRelay({}, { cluster: await joinCluster(redis.url, () => {}) })
  return { redis, uncaught, one: await aServer(), two: await aServer() }
}

describe.skipIf(!hasRedis)('a Redis server that is lost', () => {
  it('with messages on their way stops no server, and the class is together once it is back', async () => {
    const { redis, uncaught, one, two } = await twoServers()
    const { driver, room } = await anOpenRoom(one.origin)
    const near = await aSeated(one.origin, room.code)
    const far = await aSeated(two.origin, room.code)
    driver.show(momentAt('#/lab?step=1'))
    await far.at('#/lab?step=1')
    redis.freeze()
    driver.show(momentAt('#/lab?step=2'))
    await near.at('#/lab?step=2')
    far.student.setHand(true)
    await redis.stop()
    await far.until(() => far.heard.connection === 'lost')
    driver.show(momentAt('#/lab?step=3'))
    await near.at('#/lab?step=3')
    const again = await aRedisServer(redis.port)
    onTestFinished(() => again.stop())
    await far.at('#/lab?step=3')
    expect(uncaught).toEqual([])
  })

  it('leaves to each server the rooms that it has, and lets it be stopped', async () => {
    const { redis, uncaught, one } = await twoServers()
    const { driver, room } = await anOpenRoom(one.origin)
    const student = await aSeated(one.origin, room.code)
    driver.leave()
    await redis.stop()
    const again = aTeacher(one.origin, { room })
    await again.until(() => again.heard.connection === 'driving')
    const late = await aSeated(one.origin, room.code)
    again.driver.show(momentAt('#/lab?step=1'))
    await Promise.all([student.at('#/lab?step=1'), late.at('#/lab?step=1')])
    await one.close()
    expect(uncaught).toEqual([])
  })
})
