import { networkInterfaces } from 'node:os'

/** The addresses of this machine in its local networks. */
export function localAddresses(port: number): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`)
}
