import type { TreeLook } from '../../drawing/treeLook'
import { asks } from '../../shared/ask'
import type { Ask } from '../../shared/ask'
import { readLooks } from './look'
import { MessageParts } from './readMessage'
import { flag, oneAmong, textLike, wholeBetween } from './values'

/** What the teacher shows. */
export interface ShownMoment {
  /** Of the page, from `#/`, as it stands in an address. */
  readonly address: string
  /** Whether the screens are blank. */
  readonly blank: boolean
  /** Whether the answer is held back. */
  readonly held: boolean
  /** Whether it is asked which node leaves the frontier next. */
  readonly asksNext: boolean
  /** What is asked, where the page says it. */
  readonly ask?: Ask | undefined
  /** How the trees are looked at; each page's own choice where it is not said. */
  readonly looks?: readonly TreeLook[] | undefined
}

/** What the class is to see: moments follow one another by their numbers. */
export interface ClassMoment extends ShownMoment {
  readonly number: number
}

/** The longest address, in characters. With all else it fits into one message. */
export const longestAddress = 16_384

// Addresses hold no other characters; a quotation mark or a backslash would take two in JSON.
const likeAddress = new RegExp(`^#/[!#-[\\]-~]{0,${longestAddress - 2}}$`)
const readAddress = textLike(
  likeAddress,
  `an address that begins with #/ and has at most ${longestAddress} characters`,
)
const readNumber = wholeBetween(1, Number.MAX_SAFE_INTEGER)

/**
 * Reads a moment that has a number.
 *
 * @throws WrongMessage when a part of it is missing or is not what it should be
 */
export function readClassMoment(data: unknown, field: string): ClassMoment {
  const parts = new MessageParts(data, field)
  return { ...readShownMoment(data, field), number: parts.read('number', readNumber) }
}

/**
 * Reads a moment that has no number yet.
 *
 * @throws WrongMessage when a part of it is missing or is not what it should be
 */
export function readShownMoment(data: unknown, field: string): ShownMoment {
  const parts = new MessageParts(data, field)
  const ask = parts.readAny('ask', oneAmong(asks))
  const looks = parts.readAny('looks', readLooks)
  return {
    address: parts.read('address', readAddress),
    blank: parts.read('blank', flag),
    held: parts.read('held', flag),
    asksNext: parts.read('asksNext', flag),
    ...(ask && { ask }),
    ...(looks && { looks }),
  }
}
