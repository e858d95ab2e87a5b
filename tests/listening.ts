import type { Server } from 'node:http'

/** The port of a server that has begun to listen. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (typeof address === 'string' || !address) throw new Error('no port')
  return address.port
}
