import type { Result } from '../../problems/result'
import type { DrawnChange } from './drawnChange'
import type { ClassFault } from './fault'
import type { ClassMoment } from './moment'
import { readAskedQuestion } from './question'
import type { AskedQuestion, ClassQuestion, GivenAnswer, PutQuestion } from './question'
import { MessageParts } from './readMessage'
import type { MessageReader } from './readMessage'
import { readMessageFault } from './readMessageFault'
import { readRoomCode, readSecret, readTicket } from './roomCode'
import { readStudentName } from './standing'
import type { ClassStanding } from './standing'
import { flag, listOfAtMost, oneAmong, textLike, wholeBetween } from './values'

/** Where the relay listens on its origin. */
export const relayPath = '/relay/'

/** Where a server on the teacher's own machine tells at which addresses the room finds it. */
export const addressesPath = '/addresses.json'

/** No message to the relay is larger, in bytes. */
export const largestMessage = 65_536

/** A room, as the page that drives it knows it. */
export interface DrivenRoom {
  readonly code: string
  readonly secret: string
}

/** Opens a room, or takes back the one that this secret opened before. */
export interface OpenRequest {
  readonly room?: DrivenRoom | undefined
  /** The question of the class: a relay that was restarted does not know it. */
  readonly asked?: AskedQuestion | undefined
}

export interface OpenedRoom extends DrivenRoom {
  /** Of the moment that the room is at; 0 while there is none. */
  readonly number: number
  /** Where students reach the relay, if its server was told so. */
  readonly addresses: readonly string[]
}

/** What a student says of themselves. */
export interface StudentStance {
  readonly hand: boolean
  /** Whether they step alone for now. */
  readonly letGo: boolean
}

export interface JoinRequest extends StudentStance {
  readonly code: string
  readonly ticket: string
  readonly name?: string | undefined
}

/** How long a room waits for its teacher who is away, in ms; then it ends. */
export const longestTeacherAway = 60_000

/** Why a class is over: the teacher ended it, or was away for too long. */
export type ClassEnd = (typeof ends)[number]

export type Reply<Value> = (result: Result<Value, ClassFault>) => void
type Request<Asked, Value = null> = (asked: Asked, reply: Reply<Value>) => void

/** What the relay is asked; each request is answered. */
export interface ToRelay {
  open: Request<OpenRequest, OpenedRoom>
  show: Request<ClassMoment>
  draw: Request<DrawnChange>
  ask: Request<ClassQuestion>
  close: Request<null>
  /** With the right answer, if there is one. */
  release: Request<number | null>
  withdraw: Request<null>
  /** Lowers the hand of a student. */
  lower: Request<number>
  end: Request<null>
  join: Request<JoinRequest>
  stand: Request<StudentStance>
  answer: Request<GivenAnswer>
}

type Acknowledge = () => void

/** What the relay tells. What is acknowledged comes one at a time, each time the newest. */
export interface FromRelay {
  moment: (moment: ClassMoment, acknowledge: Acknowledge) => void
  drawn: (change: DrawnChange, acknowledge: Acknowledge) => void
  question: (put: PutQuestion | null, acknowledge: Acknowledge) => void
  standing: (standing: ClassStanding, acknowledge: Acknowledge) => void
  /** The teacher has lowered this student's hand. */
  lowered: () => void
  /** Somebody with the secret drives from another page now. */
  replaced: () => void
  ended: (end: ClassEnd) => void
}

const readAddress = textLike(/^https?:\/\/[!-~]{1,200}$/, 'an address')
/** Reads where students reach a relay. */
export const readAddresses = listOfAtMost(20, readAddress)

const ends = ['by-teacher', 'teacher-away'] as const
/** Reads why a class is over. */
export const readClassEnd = oneAmong(ends)

/**
 * Reads the code and the secret of a room.
 *
 * @throws WrongMessage when one of them is missing or is none
 */
export function readDrivenRoom(data: unknown, field: string): DrivenRoom {
  const parts = new MessageParts(data, field)
  return { code: parts.read('code', readRoomCode), secret: parts.read('secret', readSecret) }
}

/**
 * Reads what is asked to open a room, or to take one back.
 *
 * @throws WrongMessage when a part of it is not what it should be
 */
export function readOpenRequest(data: unknown, field: string): OpenRequest {
  const parts = new MessageParts(data, field)
  const room = parts.readAny('room', readDrivenRoom)
  const asked = parts.readAny('asked', readAskedQuestion)
  return { ...(room && { room }), ...(asked && { asked }) }
}

/**
 * Reads the room that a relay has opened.
 *
 * @throws WrongMessage when a part of it is missing or is not what it should be
 */
export function readOpenedRoom(data: unknown, field: string): OpenedRoom {
  const parts = new MessageParts(data, field)
  return {
    ...readDrivenRoom(data, field),
    number: parts.read('number', wholeBetween(0, Number.MAX_SAFE_INTEGER)),
    addresses: parts.read('addresses', readAddresses),
  }
}

/**
 * Reads what a student says of themselves.
 *
 * @throws WrongMessage when a part of it is missing or is not what it should be
 */
export function readStudentStance(data: unknown, field: string): StudentStance {
  const parts = new MessageParts(data, field)
  return { hand: parts.read('hand', flag), letGo: parts.read('letGo', flag) }
}

/**
 * Reads what is asked to join a room.
 *
 * @throws WrongMessage when a part of it is missing or is not what it should be
 */
export function readJoinRequest(data: unknown, field: string): JoinRequest {
  const parts = new MessageParts(data, field)
  const name = parts.readAny('name', readStudentName)
  return {
    ...readStudentStance(data, field),
    code: parts.read('code', readRoomCode),
    ticket: parts.read('ticket', readTicket),
    ...(name !== undefined && { name }),
  }
}

/** Reads the answer to a request; the reader throws a `WrongMessage` for what is none. */
export function replyOf<Value>(
  read: MessageReader<Value>,
): MessageReader<Result<Value, ClassFault>> {
  return (data, field) => {
    const parts = new MessageParts(data, field)
    const ok = parts.read('ok', flag)
    if (ok) return { ok, value: parts.read('value', read) }
    return { ok, fault: parts.read('fault', readMessageFault) }
  }
}

/** Reads the answer to a request that asks for nothing. */
export function readNothing(): null {
  return null
}
