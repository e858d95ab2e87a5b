import { readInk, readInkPointer } from '../classroom/protocol/drawn'
import { readLooks } from '../classroom/protocol/look'
import { readPutQuestion } from '../classroom/protocol/question'
import type { PutQuestion } from '../classroom/protocol/question'
import { readMessage } from '../classroom/protocol/readMessage'
import type { Ink, InkPointer } from '../drawing/ink'
import type { TreeLook } from '../drawing/treeLook'
import type { Result } from '../problems/result'
import { hasFields } from '../shared/hasFields'

/** A moment that a class is to see, as an address: each window records for itself. */
export interface LectureMoment {
  /** Within the app: `#/lab?start=…&step=5`. */
  readonly address: string
  /** Whether a question is open there: no window tells what comes. */
  readonly held: boolean
  /** Whether it is asked which node leaves the frontier next. */
  readonly asksNext: boolean
  /** How the trees are looked at; each window's own choice where it is not said. */
  readonly looks?: readonly TreeLook[]
  /** Whether the screen is blank. */
  readonly blank: boolean
  /** What the class is asked, or has answered. */
  readonly put?: PutQuestion
  /** The address at which students join the class, while it is shown to them. */
  readonly invitation?: string
}

/** Who drives: the newest presenter's window. */
export interface Driver {
  readonly id: string
  /** When it began to present, in milliseconds since 1970. */
  readonly since: number
}

/** The keys of a presenter's clicker, as the browser names them. */
export const clickerKeys = ['PageDown', 'PageUp', 'b', '.'] as const
export type ClickerKey = (typeof clickerKeys)[number]

/** What the windows of a lecture tell each other. */
export type Said =
  | {
      readonly kind: 'moment'
      readonly driver: Driver
      readonly number: number
      readonly moment: LectureMoment
    }
  /** What is drawn over the pictures, and where the presenter points. */
  | {
      readonly kind: 'drawn'
      readonly driver: Driver
      readonly ink: Ink
      readonly pointer?: InkPointer | undefined
    }
  /** A window was opened, and asks where the lecture is. */
  | { readonly kind: 'where'; readonly viewer: string }
  /** A window that follows is open. */
  | { readonly kind: 'here'; readonly viewer: string }
  | { readonly kind: 'gone'; readonly viewer: string }
  /** A clicker's key was pressed in a window that follows. */
  | { readonly kind: 'key'; readonly key: ClickerKey }
  /** The presenter's window was closed. */
  | { readonly kind: 'end'; readonly driver: Driver }

/** Reads what another window has said; another page of the same origin may say anything. */
export function readSaid(data: unknown): Result<Said, string> {
  if (!hasFields(data)) return wrong('it is not a message')
  const { kind } = data
  if (kind === 'where' || kind === 'here' || kind === 'gone') {
    const { viewer } = data
    return typeof viewer === 'string' ? right({ kind, viewer }) : wrong('no viewer')
  }
  if (kind === 'key') {
    const key = clickerKeys.find((each) => each === data.key)
    return key ? right({ kind, key }) : wrong('no key of a clicker')
  }
  const driver = readDriver(data.driver)
  if (!driver) return wrong('no driver')
  if (kind === 'end') return right({ kind, driver })
  if (kind === 'drawn') {
    const ink = readMessage(readInk, data.ink)
    const pointer = readMessage(readInkPointer, data.pointer)
    if (!ink.ok) return wrong('no ink')
    return right({ kind, driver, ink: ink.value, ...(pointer.ok && { pointer: pointer.value }) })
  }
  if (kind !== 'moment') return wrong('an unknown kind')
  const { number } = data
  const moment = readMoment(data.moment)
  if (!isCount(number) || !moment) return wrong('no moment')
  return right({ kind, driver, number, moment })
}

function readDriver(data: unknown): Driver | undefined {
  if (!hasFields(data)) return undefined
  const { id, since } = data
  return typeof id === 'string' && isCount(since) ? { id, since } : undefined
}

function readMoment(data: unknown): LectureMoment | undefined {
  if (!hasFields(data)) return undefined
  const { address, held, asksNext, blank } = data
  const isAddress = typeof address === 'string' && address.startsWith('#/')
  if (!isAddress || typeof held !== 'boolean' || typeof blank !== 'boolean') return undefined
  if (typeof asksNext !== 'boolean') return undefined
  const looks = readMessage(readLooks, data.looks)
  const put = readMessage(readPutQuestion, data.put)
  const { invitation } = data
  return {
    address,
    held,
    asksNext,
    blank,
    ...(looks.ok && { looks: looks.value }),
    ...(put.ok && { put: put.value }),
    ...(isWebAddress(invitation) && { invitation }),
  }
}

function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/[!-~]{1,300}$/.test(value)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function right(value: Said) {
  return { ok: true, value } as const
}

function wrong(fault: string) {
  return { ok: false, fault } as const
}
