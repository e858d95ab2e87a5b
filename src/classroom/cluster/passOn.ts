import { readDrawnChange } from '../protocol/drawnChange'
import { readClassEnd } from '../protocol/messages'
import type { FromRelay } from '../protocol/messages'
import { readClassMoment } from '../protocol/moment'
import { readPutQuestion } from '../protocol/question'
import { readMessage } from '../protocol/readMessage'
import type { MessageReader } from '../protocol/readMessage'
import { readClassStanding } from '../protocol/standing'
import type { RelaySocket } from '../relay/relaySocket'

/**
 * Tells a client what the server of its room says; what makes no sense is left out.
 *
 * @param arrived is called when the client has it, and also where it is left out: of what changes all
 *   the time, such as moments, that server sends nothing newer until then. Of the rest nobody waits for it
 */
export function passOn(
  socket: RelaySocket,
  name: keyof FromRelay,
  data: unknown,
  arrived: () => void,
): void {
  function pass<Value>(read: MessageReader<Value>, emit: (value: Value) => void): void {
    const told = readMessage(read, data)
    if (told.ok) emit(told.value)
    else arrived()
  }
  if (name === 'moment') pass(readClassMoment, (each) => socket.emit(name, each, arrived))
  else if (name === 'drawn') pass(readDrawnChange, (each) => socket.emit(name, each, arrived))
  else if (name === 'standing') pass(readClassStanding, (each) => socket.emit(name, each, arrived))
  else if (name === 'ended') pass(readClassEnd, (each) => socket.emit(name, each))
  else if (name !== 'question') socket.emit(name)
  else if (data === null) socket.emit(name, null, arrived)
  else pass(readPutQuestion, (each) => socket.emit(name, each, arrived))
}
