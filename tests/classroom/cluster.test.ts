import { createClient } from 'redis'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { Directory } from '../../src/classroom/cluster/directory'
import { joinCluster } from '../../src/classroom/cluster/joinCluster'
import { anOpenRoom, aRawClient, aRelay, aSeated, aStudent, aTeacher, momentAt } from './aClass'
import { aJoining, aMoment } from './messages'
import { aRedisServer, hasRedis } from './redisServer'

let redis: Awaited<ReturnType<typeof aRedisServer>>

/** A server that finds the rooms of all others in this file. */
async function aSharingRelay(port = 0) {
  return aRelay({}, { port, cluster: await joinCluster(redis.url) })
}

/** A client that can make Redis forget, as it has what other tests left there. */
async function aRedisClient() {
  const client = createClient({ url: redis.url })
  await client.connect()
  await client.flushAll()
  onTestFinished(() => client.close())
  return client
}

describe.skipIf(!hasRedis)('several servers that share their rooms', () => {
  beforeAll(async () => {
    redis = await aRedisServer()
  })
  afterAll(() => redis.stop())

  it('hold a class whose teacher and students are at different ones', async () => {
    const [one, two] = [await aSharingRelay(), await aSharingRelay()]
    const { driver, room, heard, until } = await anOpenRoom(one.origin)
    driver.show(momentAt('#/lab?step=1'))
    const near = await aSeated(one.origin, room.code)
    const far = await aSeated(two.origin, room.code, { name: 'Ada' })
    await far.at('#/lab?step=1')
    driver.show(momentAt('#/lab?step=2'))
    await Promise.all([near.at('#/lab?step=2'), far.at('#/lab?step=2')])
    far.student.setHand(true)
    far.student.setLetGo(true)
    await until(() => heard.standing?.letGo === 1 && heard.standing.hands.length === 1)
    const [hand] = heard.standing?.hands ?? []
    expect(hand.name).toBe('Ada')
    driver.lower(hand.id)
    await far.until(() => far.heard.lowered === 1)
    far.student.leave()
    await until(() => heard.standing?.following === 1 && heard.standing.letGo === 0)
  })

  it('count the votes of both, and release them to both', async () => {
    const [one, two] = [await aSharingRelay(), await aSharingRelay()]
    const { driver, room, heard, until } = await anOpenRoom(one.origin)
    const near = await aSeated(one.origin, room.code)
    const far = await aSeated(two.origin, room.code)
    driver.ask({ id: 'q1', kind: 'node', text: 'Which?', round: 1 })
    for (const { student, until: heardBy, heard: told } of [near, far]) {
      await heardBy(() => told.put?.open === true)
      student.answer(7)
    }
    await until(() => heard.standing?.asked?.tallies[0]?.counts[0]?.count === 2)
    driver.release(7)
    for (const { until: heardBy, heard: told } of [near, far]) {
      await heardBy(() => told.put?.released !== undefined)
      expect(told.put).toMatchObject({
        right: 7,
        released: [{ counts: [{ answer: 7, count: 2 }] }],
      })
    }
  })

  it('let a teacher drive a room at another one, and nobody without the secret', async () => {
    const [one, two] = [await aSharingRelay(), await aSharingRelay()]
    const first = await anOpenRoom(one.origin)
    const student = await aSeated(one.origin, first.room.code)
    const again = aTeacher(two.origin, { room: first.room })
    await again.until(() => again.heard.connection === 'driving')
    await first.until(() => first.heard.connection === 'replaced')
    again.driver.show(momentAt('#/lab?step=3'))
    await student.at('#/lab?step=3')

    const secret = first.room.secret.replace(/./g, '0')
    const thief = await aRawClient(two.origin)
    expect(await thief.ask('open', { room: { code: first.room.code, secret } })).toMatchObject({
      fault: { kind: 'not-yours' },
    })
    // Or it would reach that server alone from then on.
    expect(await thief.closed).toBe('io server disconnect')
    const intruder = await aRawClient(two.origin)
    await intruder.ask('join', { ...aJoining, code: first.room.code })
    expect(await intruder.ask('show', aMoment)).toMatchObject({ fault: { kind: 'not-driver' } })
    expect(await intruder.ask('join', { ...aJoining, code: first.room.code })).toMatchObject({
      fault: { kind: 'in-room' },
    })
  })

  it('go on without the one that is stopped: the class is back at another', async () => {
    const [one, two] = [await aSharingRelay(), await aSharingRelay()]
    const { driver, room, heard, until } = await anOpenRoom(one.origin)
    const far = await aSeated(two.origin, room.code)
    driver.show(momentAt('#/lab?step=4'))
    await far.at('#/lab?step=4')
    await one.close()
    await until(() => heard.connection === 'lost')
    // As a balancer would, the address leads to a server that runs.
    const balanced = await aSharingRelay(one.port)
    expect(balanced.port).toBe(one.port)
    await until(() => heard.connection === 'driving')
    driver.show(momentAt('#/lab?step=5'))
    await far.at('#/lab?step=5')
  })

  it('find a room again after Redis has forgotten all, as after its restart', async () => {
    const client = await aRedisClient()
    const [home, other] = [new Directory(client, 'home'), new Directory(client, 'other')]
    await home.beat()
    await home.claim('K7QMX')
    expect(await other.homeOf('K7QMX')).toBe('home')
    await client.flushAll()
    expect(await other.homeOf('K7QMX')).toBeUndefined()
    await home.beat()
    expect(await other.homeOf('K7QMX')).toBe('home')
    expect(await other.claim('K7QMX')).toBe(false)
  })

  it('leave a room to the one that has claimed it while Redis was empty', async () => {
    const client = await aRedisClient()
    const [home, other] = [new Directory(client, 'home'), new Directory(client, 'other')]
    await home.beat()
    await home.claim('K7QMX')
    await client.flushAll()
    await other.beat()
    expect(await other.claim('K7QMX')).toBe(true)
    expect(await home.beat()).toEqual(['K7QMX'])
    await home.release('K7QMX')
    await home.close()
    expect(await new Directory(client, 'third').homeOf('K7QMX')).toBe('other')
  })

  it('bring a class together again whose room was opened at another one', async () => {
    const [one, two] = [await aSharingRelay(), await aSharingRelay()]
    const { driver, room } = await anOpenRoom(one.origin)
    const student = await aSeated(one.origin, room.code)
    driver.leave()
    const client = await aRedisClient()
    await client.flushAll()
    const again = aTeacher(two.origin, { room })
    await again.until(() => again.heard.connection === 'driving')
    await again.until(() => again.heard.standing?.following === 1)
    again.driver.show(momentAt('#/lab?step=6'))
    await student.at('#/lab?step=6')
  })

  it('know no room that has ended', async () => {
    const [one, two] = [await aSharingRelay(), await aSharingRelay()]
    const { driver, room, until, heard } = await anOpenRoom(one.origin)
    const far = await aSeated(two.origin, room.code)
    driver.end()
    await until(() => heard.end !== undefined)
    await far.until(() => far.heard.end !== undefined)
    const late = aStudent(two.origin, room.code)
    await late.until(() => late.heard.connection === 'refused')
    expect(late.heard.faults).toEqual([{ kind: 'no-room' }])
  })
})
