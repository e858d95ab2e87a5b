import { readRoomCode, readSecret } from '../../../classroom/protocol/roomCode'
import { MessageParts, readMessage } from '../../../classroom/protocol/readMessage'
import type { DrivenRoom } from '../../../classroom/client/driveClass'

const key = 'tansaku-room'

/** Keeps a room for when its teacher's page is loaded again; it leaves with the window. */
export function keepRoom(room: DrivenRoom | undefined): void {
  try {
    if (room) sessionStorage.setItem(key, JSON.stringify(room))
    else sessionStorage.removeItem(key)
  } catch {
    // Then a page that is loaded again opens another room.
  }
}

/** The room that this window drives. */
export function keptRoom(): DrivenRoom | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    const read = readMessage((data, field) => {
      const parts = new MessageParts(data, field)
      return { code: parts.read('code', readRoomCode), secret: parts.read('secret', readSecret) }
    }, kept)
    return read.ok ? read.value : undefined
  } catch {
    return undefined
  }
}
