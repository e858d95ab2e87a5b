import { mostStudents, readAskedQuestion } from './question'
import type { AskedQuestion } from './question'
import { MessageParts } from './readMessage'
import { listOfAtMost, textOfAtMost, wholeBetween } from './values'

/** A student who raised a hand. */
export interface RaisedHand {
  /** Counts those who came into the room. */
  readonly id: number
  readonly name?: string | undefined
}

/** How the class stands: for the teacher alone. */
export interface ClassStanding {
  readonly following: number
  readonly letGo: number
  /** In the order in which they were raised. */
  readonly hands: readonly RaisedHand[]
  readonly asked?: AskedQuestion | undefined
  /** How many are asked: those who are here, and those who have answered and left. It ends with the vote. */
  readonly voters?: number | undefined
}

/** Of a student's name, in signs. */
export const longestStudentName = 40
const readCount = wholeBetween(0, mostStudents)
/** All who are here may be others than those who have answered. */
const readVoters = wholeBetween(0, 2 * mostStudents)
/** Reads the number of a student. */
export const readStudentId = wholeBetween(1, Number.MAX_SAFE_INTEGER)

/**
 * Reads a name: in one line, without signs that cannot be seen. A name of nothing is none.
 *
 * @throws WrongMessage when it is no text, or too long
 */
export function readStudentName(data: unknown, field: string): string | undefined {
  const name = textOfAtMost(longestStudentName)(data, field)
  return name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim() || undefined
}

/**
 * Reads how a class stands.
 *
 * @throws WrongMessage when a part of it is missing or is not what it should be
 */
export function readClassStanding(data: unknown, field: string): ClassStanding {
  const parts = new MessageParts(data, field)
  const asked = parts.readAny('asked', readAskedQuestion)
  const voters = parts.readAny('voters', readVoters)
  return {
    following: parts.read('following', readCount),
    letGo: parts.read('letGo', readCount),
    hands: parts.read('hands', listOfAtMost(mostStudents, readRaisedHand)),
    ...(asked && { asked }),
    ...(voters !== undefined && { voters }),
  }
}

function readRaisedHand(data: unknown, field: string): RaisedHand {
  const parts = new MessageParts(data, field)
  const name = parts.readAny('name', readStudentName)
  return { id: parts.read('id', readStudentId), ...(name !== undefined && { name }) }
}
