import { describe, expect, it } from 'vitest'
import type { RelayLimits } from '../../src/classroom/relay/limits'
import { anOpenRoom, aRawClient, aRelay, momentAt } from './aClass'
import { aJoining, aMoment } from './messages'

const secret = '0'.repeat(64)
const full = { fault: { kind: 'server-full' } }

/** A relay to which clients come from several addresses. */
async function aRelayForMany(limits: Partial<RelayLimits>) {
  const { origin } = await aRelay(limits, { isProxied: true })
  let tickets = 0
  const from = (address: string) => aRawClient(origin, { address })
  return {
    origin,
    from,
    openedFrom: async (address: string, asked = {}) => (await from(address)).ask('open', asked),
    joinedFrom: async (address: string, code: string) => {
      const client = await from(address)
      const ticket = String(++tickets).padStart(32, '0')
      return { ...client, joined: await client.ask('join', { ...aJoining, code, ticket }) }
    },
  }
}

describe('one address', () => {
  it('has a limited number of rooms, and leaves the others to the others', async () => {
    const { openedFrom, from } = await aRelayForMany({ roomsPerAddress: 1 })
    const first = await from('10.0.0.1')
    const opened = await first.ask('open', {})
    expect(await openedFrom('10.0.0.1')).toMatchObject(full)
    expect(await openedFrom('10.0.0.2')).toMatchObject({ ok: true })
    // Who has the secret takes a room back, wherever they are.
    expect(opened).toMatchObject({ ok: true })
    await first.ask('show', aMoment)
    const room = { room: Object(opened).value }
    expect(await openedFrom('10.0.0.1', room)).toMatchObject({ ok: true })
  })

  it('tries a limited number of secrets, and the others open their rooms', async () => {
    const { openedFrom } = await aRelayForMany({ openings: { perSecond: 0, burst: 2 } })
    const wrong = { room: { code: '22222', secret } }
    for (const kind of ['not-yours', 'not-yours', 'too-fast'])
      expect(await openedFrom('10.0.0.1', wrong)).toMatchObject({ fault: { kind } })
    expect(await openedFrom('10.0.0.2')).toMatchObject({ ok: true })
  })

  it('gives up seats of a full room to who come from elsewhere', async () => {
    const { origin, joinedFrom } = await aRelayForMany({ students: 3 })
    const { driver, room, until, heard } = await anOpenRoom(origin)
    const crowd = []
    for (let each = 0; each < 3; each++) crowd.push(await joinedFrom('10.0.0.1', room.code))
    const other = await joinedFrom('10.0.0.2', room.code)
    expect(other.joined).toMatchObject({ ok: true })
    await crowd[2].closed
    expect(crowd[0].socket.connected).toBe(true)
    for (const address of ['10.0.0.1', '10.0.0.2']) {
      const { joined } = await joinedFrom(address, room.code)
      expect(joined).toMatchObject({ fault: { kind: 'room-full' } })
    }
    await until(() => heard.standing?.following === 3)
    driver.show(momentAt('#/lab?step=1'))
    await expect.poll(() => other.heard.map(([name]) => name)).toContain('moment')
  })

  it('may have a whole school behind it', async () => {
    const { origin, joinedFrom } = await aRelayForMany({})
    const { room, until, heard } = await anOpenRoom(origin)
    const joining = Array.from({ length: 300 }, () => joinedFrom('10.0.0.1', room.code))
    for (const { joined } of await Promise.all(joining)) expect(joined).toMatchObject({ ok: true })
    await until(() => heard.standing?.following === 300)
  })
})

describe('who guesses codes', () => {
  it('over many connections tries a limited number from one address, and the others join', async () => {
    const { origin, joinedFrom } = await aRelayForMany({ codesTried: { perSecond: 0, burst: 2 } })
    const { room } = await anOpenRoom(origin)
    for (const [code, kind] of [
      ['22222', 'no-room'],
      ['33333', 'no-room'],
      ['44444', 'too-fast'],
      // It has asked for this one before.
      ['22222', 'no-room'],
    ]) {
      const { joined } = await joinedFrom('10.0.0.1', code)
      expect(joined, code).toMatchObject({ fault: { kind } })
    }
    const elsewhere = await joinedFrom('10.0.0.2', room.code)
    expect(elsewhere.joined).toMatchObject({ ok: true })
  })

  it('is not a class that comes from one address all at once', async () => {
    const { origin, joinedFrom } = await aRelayForMany({ codesTried: { perSecond: 0, burst: 1 } })
    const { room } = await anOpenRoom(origin)
    const joining = Array.from({ length: 50 }, () => joinedFrom('10.0.0.1', room.code))
    for (const { joined } of await Promise.all(joining)) expect(joined).toMatchObject({ ok: true })
  })

  it('is disconnected after five wrong ones', async () => {
    const { origin } = await aRelay()
    const { ask, closed } = await aRawClient(origin)
    for (const code of ['22222', '33333', '44444', '55555', '66666'])
      expect(await ask('join', { ...aJoining, code })).toMatchObject({ fault: { kind: 'no-room' } })
    expect(await closed).toBe('io server disconnect')
  })

  it('is not who asks for one class again and again, until it is there', async () => {
    const { origin } = await aRelay()
    const { driver, room, until, heard } = await anOpenRoom(origin)
    driver.end()
    await until(() => heard.end !== undefined)
    const { ask, socket } = await aRawClient(origin)
    const joining = { ...aJoining, code: room.code }
    for (let each = 0; each < 10; each++)
      expect(await ask('join', joining)).toMatchObject({ fault: { kind: 'no-room' } })
    expect(await (await aRawClient(origin)).ask('open', { room })).toMatchObject({ ok: true })
    expect(await ask('join', joining)).toMatchObject({ ok: true })
    expect(socket.connected).toBe(true)
  })
})
