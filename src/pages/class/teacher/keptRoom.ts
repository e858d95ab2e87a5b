import { longestTeacherAway, readDrivenRoom } from '../../../classroom/protocol/messages'
import type { DrivenRoom } from '../../../classroom/protocol/messages'
import { readMessage } from '../../../classroom/protocol/readMessage'
import { deviceStorage } from '../../../settings/deviceStorage'
import { keepForAWhile, keptForAWhile } from '../../../settings/keptForAWhile'

const key = 'tansaku-room'

/** Keeps a room for when its teacher's page is loaded again, or opened again, or opened elsewhere. */
export function keepRoom(room: DrivenRoom | undefined): void {
  if (room) keepForAWhile(key, room)
  else deviceStorage().removeItem(key)
}

/** The room that a page of this browser drives, or has driven until now; after that the room is over. */
export function keptRoom(): DrivenRoom | undefined {
  const kept = readMessage(readDrivenRoom, keptForAWhile(key, longestTeacherAway))
  return kept.ok ? kept.value : undefined
}

/** Whether another page has changed the room that is kept. */
export function isKeptRoom(event: StorageEvent): boolean {
  return event.key === key
}
