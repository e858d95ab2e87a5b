import type { Result } from '../../problems/result'
import type { ClassFault } from '../protocol/fault'
import type { OpenRequest } from '../protocol/messages'
import type { ClassRoom } from '../relay/classRoom'
import type { MemoryRooms } from '../relay/memoryRooms'
import type { RoomElsewhere, Rooms, RoomWithSecret } from '../relay/rooms'
import type { Directory } from './directory'

/** Redis does not answer for now: who looks for a room, or opens one, asks again. */
const askAgain = { ok: false, fault: { kind: 'too-fast' } } as const

/**
 * The rooms of several servers. Each room is kept in the memory of one, as without others; a
 * connection to another server is handed over to it. When a server stops, its teachers' pages open
 * their rooms again at another one, with all that they know of them.
 */
export class SharedRooms implements Rooms {
  constructor(
    private readonly own: MemoryRooms,
    private readonly directory: Directory,
    private readonly at: (home: string) => RoomElsewhere,
  ) {
    // Where it cannot be told now, Redis forgets the room by itself.
    own.onEnd = (code) => void directory.release(code).catch(() => {})
  }

  open(
    request: OpenRequest,
    from: string,
  ): Promise<Result<RoomWithSecret | RoomElsewhere, ClassFault>> {
    return this.elsewhereOr(request.room?.code, () => this.openHere(request, from))
  }

  find(code: string): Promise<Result<ClassRoom | RoomElsewhere, ClassFault>> {
    return this.elsewhereOr(code, () => this.own.find(code))
  }

  forget(): void {
    this.own.forget()
  }

  /** Looks at this server first: its rooms are here also while Redis is not. */
  private async elsewhereOr<Value>(
    code: string | undefined,
    here: () => Promise<Result<Value, ClassFault>>,
  ): Promise<Result<Value | RoomElsewhere, ClassFault>> {
    if (code === undefined || this.own.has(code)) return here()
    const home = await this.directory.homeOf(code).catch(() => null)
    if (home === null) return askAgain
    return home === undefined ? here() : { ok: true, value: this.at(home) }
  }

  private async openHere(
    request: OpenRequest,
    from: string,
  ): Promise<Result<RoomWithSecret, ClassFault>> {
    const isTakenBack = request.room && this.own.has(request.room.code)
    const opened = await this.own.open(request, from)
    if (!opened.ok || isTakenBack) return opened
    const { code } = opened.value.room
    if (await this.directory.claim(code)) return opened
    // Another server has opened a room with this code in the meantime.
    this.own.drop(code)
    return askAgain
  }
}
