import { readJoinRequest } from '../../../classroom/protocol/messages'
import type { JoinRequest } from '../../../classroom/protocol/messages'
import { readGivenAnswer } from '../../../classroom/protocol/question'
import type { GivenAnswer } from '../../../classroom/protocol/question'
import { MessageParts, readMessage } from '../../../classroom/protocol/readMessage'
import { keepInWindow, keptInWindow } from '../../../settings/windowStorage'
import { jsonIn } from '../../../shared/jsonIn'

/** How a student's page is in a class, for when it is loaded again. It leaves with its window. */
export interface JoinedClass extends JoinRequest {
  /** The answer that was given last. */
  readonly given?: GivenAnswer | undefined
}

const key = 'tansaku-class'

/** Keeps that a class is joined, or forgets it. */
export function keepJoined(joined: JoinedClass | undefined): void {
  keepInWindow(key, joined ? JSON.stringify(joined) : '')
}

/** The class that was joined in this window, if it was this one. */
export function joinedBefore(code: string | undefined): JoinedClass | undefined {
  const kept = readMessage(readJoined, jsonIn(keptInWindow(key)))
  return kept.ok && kept.value.code === code ? kept.value : undefined
}

function readJoined(data: unknown, field: string): JoinedClass {
  const given = new MessageParts(data, field).readAny('given', readGivenAnswer)
  return { ...readJoinRequest(data, field), ...(given && { given }) }
}
