import type { RedisClientType } from 'redis'

/** The part of a Redis client that a directory needs. */
export type DirectoryClient = Pick<RedisClientType, 'get' | 'set' | 'del' | 'exists' | 'expire'>

/** How long a server that tells nothing of itself is taken for one that runs, in seconds. */
const longestSilence = 4

const ofServer = (id: string) => `tansaku:server:${id}`
const ofRoom = (code: string) => `tansaku:room:${code}`

/** Which server keeps which room. Nothing in it outlives its server by more than `longestSilence`. */
export class Directory {
  private readonly codes = new Set<string>()

  constructor(
    private readonly client: DirectoryClient,
    readonly self: string,
  ) {}

  /** Tells that this server runs and keeps its rooms; it is called more often than each `longestSilence`. */
  async beat(): Promise<void> {
    await this.client.set(ofServer(this.self), '1', { EX: longestSilence })
    for (const code of this.codes) {
      const isKnown = (await this.client.expire(ofRoom(code), longestSilence)) === 1
      if (!isKnown) await this.claim(code)
    }
  }

  async runs(server: string): Promise<boolean> {
    return server === this.self || (await this.client.exists(ofServer(server))) === 1
  }

  /** The other server that keeps a room and runs. */
  async homeOf(code: string): Promise<string | undefined> {
    const home = await this.client.get(ofRoom(code))
    return home !== null && home !== this.self && (await this.runs(home)) ? home : undefined
  }

  /** Claims a room for this server; tells whether no other one has it. */
  async claim(code: string): Promise<boolean> {
    const claim = { EX: longestSilence, NX: true } as const
    const isOwn =
      (await this.client.set(ofRoom(code), this.self, claim)) !== null ||
      (await this.client.get(ofRoom(code))) === this.self
    if (isOwn) this.codes.add(code)
    return isOwn
  }

  async release(code: string): Promise<void> {
    if (this.codes.delete(code)) await this.client.del(ofRoom(code))
  }

  async close(): Promise<void> {
    const rooms = Array.from(this.codes, ofRoom)
    this.codes.clear()
    await this.client.del([ofServer(this.self), ...rooms])
  }
}
