import type { ClassFault } from './fault'
import { MessageParts } from './readMessage'
import { oneAmong, textOfAtMost, wholeBetween } from './values'

const bareKinds = [
  'no-room',
  'not-yours',
  'server-full',
  'in-room',
  'not-driver',
  'not-student',
  'too-late',
  'too-fast',
] as const
const kinds = [...bareKinds, 'wrong-message', 'room-full'] as const
const readText = textOfAtMost(300)

/**
 * Reads why the relay refused something.
 *
 * @throws WrongMessage when it is no such reason
 */
export function readMessageFault(data: unknown, field: string): ClassFault {
  const parts = new MessageParts(data, field)
  const kind = parts.read('kind', oneAmong(kinds))
  if (kind === 'room-full') {
    return { kind, most: parts.read('most', wholeBetween(1, Number.MAX_SAFE_INTEGER)) }
  }
  if (kind !== 'wrong-message') return { kind }
  return { kind, field: parts.read('field', readText), expected: parts.read('expected', readText) }
}
