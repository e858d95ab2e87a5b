import type { Result } from '../../problems/result'
import type { ClassFault } from '../protocol/fault'
import type { OpenRequest } from '../protocol/messages'
import type { ClassRoom } from './classRoom'
import type { RelayLimits } from './limits'
import { MemoryRoom } from './memoryRoom'
import { roomCodeOf, hashOf, isSecretOf, newSecret } from './roomSecret'
import type { Rooms, RoomWithSecret } from './rooms'

interface KeptRoom {
  readonly room: MemoryRoom
  readonly hash: Buffer
}

/** To make a code takes time and memory. */
const mostAtOnce = 16

/** Rooms in the memory of one process. */
export class MemoryRooms implements Rooms {
  /** Is told the code of each room that has ended. */
  onEnd: (code: string) => void = () => {}

  private readonly kept = new Map<string, KeptRoom>()
  private opening = 0

  constructor(private readonly limits: RelayLimits) {}

  async open({ room, asked }: OpenRequest): Promise<Result<RoomWithSecret, ClassFault>> {
    const known = room && this.kept.get(room.code)
    if (known) return this.takeBack(known, room.secret)
    if (this.opening >= mostAtOnce) return { ok: false, fault: { kind: 'too-fast' } }
    this.opening++
    try {
      return await this.openWith(room?.secret ?? newSecret(), { wanted: room?.code, asked })
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
    { wanted, asked }: { wanted: string | undefined; asked: OpenRequest['asked'] },
  ): Promise<Result<RoomWithSecret, ClassFault>> {
    const code = await roomCodeOf(secret)
    if (wanted !== undefined && wanted !== code) return { ok: false, fault: { kind: 'not-yours' } }
    const known = this.kept.get(code)
    if (known && wanted !== undefined) return this.takeBack(known, secret)
    if (this.kept.size >= this.limits.rooms) return { ok: false, fault: { kind: 'server-full' } }
    if (known) return this.openWith(newSecret(), { wanted, asked })
    const room = new MemoryRoom(code, this.limits, () => this.ended(code), asked)
    this.kept.set(code, { room, hash: hashOf(secret) })
    return { ok: true, value: { room, secret } }
  }

  /** Gives up a room that another server keeps now. */
  drop(code: string): void {
    const kept = this.kept.get(code)
    this.kept.delete(code)
    kept?.room.drop()
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
