import type { Result } from '../../problems/result'
import type { ClassFault } from '../protocol/fault'
import type { OpenRequest } from '../protocol/messages'
import type { MemoryRooms } from '../relay/memoryRooms'
import type { ClassRoom } from '../relay/classRoom'
import type { RoomElsewhere, Rooms, RoomWithSecret } from '../relay/rooms'
import type { Directory } from './directory'

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
    own.onEnd = (code) => void directory.release(code)
  }

  async open(request: OpenRequest): Promise<Result<RoomWithSecret | RoomElsewhere, ClassFault>> {
    const { room } = request
    const home = room && (await this.directory.homeOf(room.code))
    if (home !== undefined) return { ok: true, value: this.at(home) }
    const opened = await this.own.open(request)
    if (!opened.ok || (await this.directory.claim(opened.value.room.code))) return opened
    // Another server has opened a room with this code in the meantime.
    this.own.drop(opened.value.room.code)
    return { ok: false, fault: { kind: 'too-fast' } }
  }

  async find(code: string): Promise<ClassRoom | RoomElsewhere | undefined> {
    const own = await this.own.find(code)
    if (own) return own
    const home = await this.directory.homeOf(code)
    return home === undefined ? undefined : this.at(home)
  }

  forget(): void {
    this.own.forget()
  }
}
