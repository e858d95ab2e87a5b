import type { Result } from '../../problems/result'
import type { ClassFault } from '../protocol/fault'
import type { OpenRequest, ToRelay } from '../protocol/messages'
import type { ClassRoom } from './classRoom'
import type { RelaySocket } from './relaySocket'

export interface RoomWithSecret {
  readonly room: ClassRoom
  readonly secret: string
}

/** A room that another server keeps. */
export interface RoomElsewhere {
  /**
   * Hands a connection over to that server: it answers this request, and all that follow.
   *
   * @param name of the request with which it begins
   */
  handOver<Name extends 'open' | 'join'>(
    socket: RelaySocket,
    name: Name,
    asked: Parameters<ToRelay[Name]>[0],
  ): Promise<Result<unknown, ClassFault>>
}

/**
 * Where rooms are kept. Answers come later, so that several servers can share what they keep; a
 * room that was found is told its changes by what keeps it.
 */
export interface Rooms {
  /** @param from the address of who opens it */
  open(
    request: OpenRequest,
    from: string,
  ): Promise<Result<RoomWithSecret | RoomElsewhere, ClassFault>>
  find(code: string): Promise<Result<ClassRoom | RoomElsewhere, ClassFault>>
  /** Forgets all rooms, without a word to anybody. */
  forget(): void
}
