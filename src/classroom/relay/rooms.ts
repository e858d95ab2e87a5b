import type { Result } from '../../problems/result'
import type { ClassFault } from '../protocol/fault'
import type { OpenRequest } from '../protocol/messages'
import type { ClassRoom } from './classRoom'

export interface RoomWithSecret {
  readonly room: ClassRoom
  readonly secret: string
}

/**
 * Where rooms are kept. Answers come later, so that several servers can share what they keep; a
 * room that was found is told its changes by whoever keeps it.
 */
export interface Rooms {
  open(request: OpenRequest): Promise<Result<RoomWithSecret, ClassFault>>
  find(code: string): Promise<ClassRoom | undefined>
  /** Forgets all rooms, without a word to anybody. */
  forget(): void
}
