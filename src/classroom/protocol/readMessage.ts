import type { Result } from '../../problems/result'
import { WrongMessage } from './fault'
import type { ClassFault } from './fault'

/** Makes a value of what came over the wire, or throws a `WrongMessage` that names `field`. */
export type MessageReader<Value> = (data: unknown, field: string) => Value

/**
 * What came over the wire, as a value or as what is wrong with it.
 *
 * @throws what `read` throws besides a `WrongMessage`: that is a mistake of ours
 */
export function readMessage<Value>(
  read: MessageReader<Value>,
  data: unknown,
): Result<Value, ClassFault> {
  try {
    return { ok: true, value: read(data, '') }
  } catch (reason) {
    if (!(reason instanceof WrongMessage)) throw reason
    const { field, expected } = reason
    return { ok: false, fault: { kind: 'wrong-message', field, expected } }
  }
}

/** The parts of a message: only those that a reader asks for are passed on. */
export class MessageParts {
  private readonly parts: object
  private readonly prefix: string

  /** @throws WrongMessage when it is no object */
  constructor(data: unknown, field: string) {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) {
      throw new WrongMessage(field || 'message', 'an object')
    }
    this.parts = data
    this.prefix = field === '' ? '' : `${field}.`
  }

  /** A part that has to be there; a reader that takes `undefined` may find nothing. */
  read<Value>(name: string, read: MessageReader<Value>): Value {
    return read(this.own(name), this.prefix + name)
  }

  /** A part that may be left out. */
  readAny<Value>(name: string, read: MessageReader<Value>): Value | undefined {
    return this.own(name) === undefined ? undefined : this.read(name, read)
  }

  private own(name: string): unknown {
    const part = Object.getOwnPropertyDescriptor(this.parts, name)
    return part?.value
  }
}
