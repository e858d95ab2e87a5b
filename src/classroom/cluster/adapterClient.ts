import type { RedisClientType } from 'redis'

/** The Redis clients of Socket.IO's adapter, and their end. */
interface AdapterClient {
  /** What the adapter is given for a client. */
  readonly client: object
  /** Ends what still reads: the adapter waits for answers that may never come. */
  end(): void
}

/**
 * A client for Socket.IO's adapter, which waits for nothing that it publishes: what Redis takes down
 * with itself would end this process.
 *
 * @param missed is called when messages of other servers may have been missed
 */
export function adapterClient(client: RedisClientType, missed: () => void): AdapterClient {
  const readers: RedisClientType[] = []

  function duplicate(): RedisClientType {
    // One that reads waits for Redis to come back.
    const reader = client.duplicate({ disableOfflineQueue: false })
    reader.on('reconnecting', missed)
    readers.push(reader)
    // The adapter may end it a second time.
    return Object.assign(reader, { disconnect: () => Promise.resolve(endOf(reader)) })
  }

  return {
    client: {
      duplicate,
      // What is lost is told by the connection, and all that went over it begins anew.
      publish: (channel: string, message: Buffer) =>
        client.publish(channel, message).catch(() => 0),
      // By this the adapter knows whose client it has.
      sSubscribe: () => {},
    },
    end: () => readers.forEach(endOf),
  }
}

function endOf(reader: RedisClientType): void {
  if (reader.isOpen) reader.destroy()
}
