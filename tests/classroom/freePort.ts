import { createServer } from 'node:net'

/** A port of the loopback address that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close()
      if (typeof address === 'string' || !address) reject(new Error('no port'))
      else resolve(address.port)
    })
  })
}
