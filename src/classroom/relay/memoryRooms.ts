import type { Result } from '../../problems/result'
import type { ClassFault } from '../protocol/fault'
import type { OpenRequest } from '../protocol/messages'
import type { ClassRoom } from './classRoom'
import { isLoopback } from './clientAddress'
import type { RelayLimits } from './limits'
import { MemoryRoom } from './memoryRoom'
import { PacePerAddress } from './pacePerAddress'
import type { Rooms, RoomWithSecret } from './rooms'
import { roomCodeOf, hashOf, isSecretOf, newSecret } from './roomSecret'

interface KeptRoom {
  /** Where it was opened. */
  readonly from: string
  readonly room: MemoryRoom
  readonly hash: Buffer
}

interface Opening {
  /** The code that it had before. */
  readonly wanted: string | undefined
  readonly asked: OpenRequest['asked']
  readonly from: string
}

/** To make a code takes time and memory. */
const mostAtOnce = 16

/** Rooms in the memory of one process. */
export class MemoryRooms implements Rooms {
  /** Is told the code of each room that has ended. */
  onEnd: (code: string) => void = () => {}

  private readonly kept = new Map<string, KeptRoom>()
  private readonly openings: PacePerAddress
  private opening = 0

  constructor(private readonly limits: RelayLimits) {
    this.openings = new PacePerAddress(limits.openings)
  }

  async open(
    { room, asked }: OpenRequest,
    from: string,
  ): Promise<Result<RoomWithSecret, ClassFault>> {
    const known = room && this.kept.get(room.code)
    if (known) return this.takeBack(known, room.secret)
    if (this.opening >= mostAtOnce || !this.openings.take(from)) {
      return { ok: false, fault: { kind: 'too-fast' } }
    }
    this.opening++
    try {
      const secret = room?.secret ?? newSecret()
      return await this.openWith(secret, { wanted: room?.code, asked, from })
    } finally {
      this.opening--
    }
  }

  find(code: string): Promise<Result<ClassRoom, ClassFault>> {
    const kept = this.kept.get(code)
    return Promise.resolve(
      kept ? { ok: true, value: kept.room } : { ok: false, fault: { kind: 'no-room' } },
    )
  }

  has(code: string): boolean {
    return this.kept.has(code)
  }

  forget(): void {
    for (const { room } of this.kept.values()) room.forget()
    this.kept.clear()
  }

  private async openWith(
    secret: string,
    { wanted, asked, from }: Opening,
  ): Promise<Result<RoomWithSecret, ClassFault>> {
    const code = await roomCodeOf(secret)
    if (wanted !== undefined && wanted !== code) return { ok: false, fault: { kind: 'not-yours' } }
    const known = this.kept.get(code)
    if (known && wanted !== undefined) return this.takeBack(known, secret)
    if (!this.hasPlaceFor(from)) return { ok: false, fault: { kind: 'server-full' } }
    if (known) return this.openWith(newSecret(), { wanted, asked, from })
    const room = new MemoryRoom(code, this.limits, () => this.ended(code), asked)
    this.kept.set(code, { from, room, hash: hashOf(secret) })
    return { ok: true, value: { room, secret } }
  }

  /** Gives up a room that another server keeps now. */
  drop(code: string): void {
    const kept = this.kept.get(code)
    this.kept.delete(code)
    kept?.room.drop()
  }

  private hasPlaceFor(from: string): boolean {
    const { rooms, roomsPerAddress } = this.limits
    if (isLoopback(from)) return this.kept.size < rooms
    const fromThere = [...this.kept.values()].filter((each) => each.from === from)
    return this.kept.size < rooms && fromThere.length < roomsPerAddress
  }

  private ended(code: string): void {
    this.kept.delete(code)
    this.onEnd(code)
  }

  private takeBack({ room, hash }: KeptRoom, secret: string): Result<RoomWithSecret, ClassFault> {
    if (!isSecretOf(secret, hash)) return { ok: false, fault: { kind: 'not-yours' } }
    return { ok: true, value: { room, secret } }
  }
}
