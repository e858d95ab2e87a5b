import { createSocket } from 'node:dgram'
import { networkInterfaces } from 'node:os'
import { rankedAddresses } from './rankedAddresses'

/** Nobody has this address; what leads there leads anywhere. Nothing is sent to it. */
const nowhere = '192.0.2.1'
const anyPort = 9

/** Where devices in the same network find a port of this machine now, the likeliest address first. */
export async function roomAddresses(port: number): Promise<readonly string[]> {
  const outward = await outwardAddress()
  const found = Object.entries(networkInterfaces()).flatMap(([name, each]) =>
    (each ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ name, address, isOutward: address === outward })),
  )
  return rankedAddresses(found).map((address) => `http://${address}:${port}/`)
}

/** The address that this machine has for what is outside of its networks, if it is in one. */
function outwardAddress(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4')
    const tell = (address?: string) => {
      socket.close()
      resolve(address)
    }
    socket.once('error', () => tell())
    socket.once('connect', () => tell(socket.address().address))
    socket.connect(anyPort, nowhere)
  })
}
