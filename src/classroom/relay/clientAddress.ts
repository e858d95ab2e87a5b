import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

const loopback = 'loopback'
const unknown = 'unknown'

/**
 * Where a client is, for what one address may have. Who has one IPv6 address has a network full of
 * them: it counts as one. All for whom a proxy tells what cannot be read count as one as well.
 *
 * @param isProxied whether requests come by a proxy, which tells for whom: without one anybody could
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isProxied: boolean,
): string {
  const told = isProxied ? headers['x-forwarded-for'] : undefined
  const address = told === undefined ? (socket.remoteAddress ?? '') : lastAddressIn(String(told))
  const short = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (short === '::1' || short.startsWith('127.')) return loopback
  return isIPv6(short) ? networkOf(short) : short
}

/** The last address that a proxy tells, without the port that some proxies put behind it. */
function lastAddressIn(told: string): string {
  const last = told.slice(told.lastIndexOf(',') + 1).trim()
  const [, withPort, inBrackets] = /^(?:([\d.]+):\d+|\[(.*)\](?::\d+)?)$/.exec(last) ?? []
  const address = withPort ?? inBrackets ?? last
  return isIP(address) ? address : unknown
}

/** Whether somebody is at this machine itself. */
export function isLoopback(address: string): boolean {
  return address === loopback
}

/** The first half of an IPv6 address. */
function networkOf(address: string): string {
  const [before = '', after] = address.replace(/%.*/, '').split('::')
  const [first, last] = [before, after ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const zeros = after === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...new Array<string>(zeros).fill('0'), ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
