import { WrongMessage } from './fault'
import { textLike } from './values'

/** Without 0, O, 1, I and L, which look alike. */
export const codeSigns = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const codeLength = 5

const likeCode = new RegExp(`^[${codeSigns}]{${codeLength}}$`)

/**
 * Reads a code as somebody types it: in small letters too, with spaces.
 *
 * @returns the code in capital letters, without spaces
 * @throws WrongMessage when it is no code
 */
export function readRoomCode(data: unknown, field: string): string {
  const typed = typeof data === 'string' && data.length <= 40 ? data : ''
  const code = typed.replace(/[\s-]/g, '').toUpperCase()
  if (likeCode.test(code)) return code
  throw new WrongMessage(field || 'code', `a code of ${codeLength} letters and digits`)
}

/** 32 random bytes, which only the teacher's client knows. */
export const readSecret = textLike(/^[\da-f]{64}$/, '64 hexadecimal digits')

/** 16 random bytes, by which a student who comes back is known to the relay alone: nobody can guess them. */
export const readTicket = textLike(/^[\da-f]{32}$/, '32 hexadecimal digits')
