import { withTimeout } from './withTimeout'

/** The part of a Redis client that a directory needs. */
export interface DirectoryClient {
  get(key: string): Promise<string | null>
  set(key: string, value: string, options: { PX: number }): Promise<unknown>
  del(key: string): Promise<unknown>
  exists(key: string): Promise<number>
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>
}

/**
 * How long a server that tells nothing of itself is taken for one that runs, in milliseconds. With what
 * a client waits before it comes again, it stays below the five seconds in which all are to be back.
 */
const longestSilence = 2_000

// Scripts, since between two commands another server may claim the room.
const claimOwn = `
  local home = redis.call('get', KEYS[1])
  if home and home ~= ARGV[1] then return 0 end
  redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return 1`
const deleteOwn =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0"

const ofServer = (id: string) => `tansaku:server:${id}`
const ofRoom = (code: string) => `tansaku:room:${code}`

/** Which server keeps which room. Nothing in it outlives its server by more than `longestSilence`. */
export class Directory {
  private readonly codes = new Set<string>()

  constructor(
    private readonly client: DirectoryClient,
    readonly self: string,
  ) {}

  /**
   * Tells that this server runs and keeps its rooms; it is called more often than each `longestSilence`.
   *
   * @returns the codes of rooms that another server has claimed in the meantime
   */
  async beat(): Promise<readonly string[]> {
    const codes = [...this.codes]
    const [, ...isOwn] = await withTimeout(
      Promise.all([
        this.client.set(ofServer(this.self), '1', { PX: longestSilence }),
        ...codes.map((code) => this.isClaimed(code)),
      ]),
    )
    // A room that has ended in the meantime is not there any more, and is not claimed again.
    const lost = codes.filter((code, at) => !isOwn[at] && this.codes.has(code))
    for (const code of lost) this.codes.delete(code)
    return lost
  }

  async runs(server: string): Promise<boolean> {
    return server === this.self || (await withTimeout(this.client.exists(ofServer(server)))) === 1
  }

  /** The other server that keeps a room and runs. */
  async homeOf(code: string): Promise<string | undefined> {
    const home = await withTimeout(this.client.get(ofRoom(code)))
    return home !== null && home !== this.self && (await this.runs(home)) ? home : undefined
  }

  /** Claims a room for this server; tells whether no other one has it. */
  async claim(code: string): Promise<boolean> {
    // At once: the room may end before Redis has answered.
    this.codes.add(code)
    const isOwn = await withTimeout(this.isClaimed(code)).catch(() => false)
    if (!isOwn) this.codes.delete(code)
    return isOwn
  }

  async release(code: string): Promise<void> {
    if (!this.codes.delete(code)) return
    await withTimeout(this.client.eval(deleteOwn, { keys: [ofRoom(code)], arguments: [this.self] }))
  }

  async close(): Promise<void> {
    await Promise.all([
      withTimeout(this.client.del(ofServer(this.self))),
      ...Array.from(this.codes, (code) => this.release(code)),
    ])
  }

  private async isClaimed(code: string): Promise<boolean> {
    const claim = { keys: [ofRoom(code)], arguments: [this.self, String(longestSilence)] }
    return (await this.client.eval(claimOwn, claim)) === 1
  }
}
