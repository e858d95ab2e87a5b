import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { clientAddress } from '../../src/classroom/relay/clientAddress'

/** The address of a request, as a server tells clients apart. */
function addressOf(remoteAddress: string, forwarded?: string, isProxied = true) {
  const socket = Object.assign(new Socket(), {})
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded
  return clientAddress(request, isProxied)
}

describe('the address of a client', () => {
  it.each([
    ['192.168.1.20', '192.168.1.20'],
    ['::ffff:192.168.1.20', '192.168.1.20'],
    ['127.0.0.1', 'loopback'],
    ['127.8.0.1', 'loopback'],
    ['::ffff:127.0.0.1', 'loopback'],
    ['::1', 'loopback'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0:2::6', '2001:db8:0:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('%s is %s', (remote, address) => expect(addressOf(remote)).toBe(address))

  it.each([
    ['10.1.1.1', '10.1.1.1'],
    ['127.0.0.1, 6.6.6.6 , 10.1.1.1', '10.1.1.1'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2'],
    ['127.0.0.1:80', 'loopback'],
  ])('is the last one that a proxy tells: %s', (forwarded, address) =>
    expect(addressOf('192.168.1.20', forwarded)).toBe(address),
  )

  it.each(['', 'unknown', '_hidden', '10.1.1.1, x', '10.1.1.1:x', '[::1', '::1]', 'loopback'])(
    'is unknown where a proxy tells what cannot be read: %s',
    (forwarded) => expect(addressOf('127.0.0.1', forwarded)).toBe('unknown'),
  )

  it('is that of the request where no proxy tells one, as at the machine itself', () => {
    expect(addressOf('127.0.0.1')).toBe('loopback')
    expect(addressOf('192.168.1.20')).toBe('192.168.1.20')
  })

  it('is what nobody tells, where there is no proxy', () => {
    expect(addressOf('192.168.1.20', '10.1.1.1', false)).toBe('192.168.1.20')
  })
})
