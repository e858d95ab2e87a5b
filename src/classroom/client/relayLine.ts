import { io } from 'socket.io-client'
import type { ManagerOptions } from 'socket.io-client'
import type { Result } from '../../problems/result'
import type { ClassFault } from '../protocol/fault'
import { relayPath, replyOf } from '../protocol/messages'
import type { FromRelay, ToRelay } from '../protocol/messages'
import { readMessage } from '../protocol/readMessage'
import type { MessageReader } from '../protocol/readMessage'

/** Where the relay is, and how it is reached: by requests that upgrade, if nothing else is said. */
export interface RelayAddress {
  readonly origin: string
  readonly transports?: ManagerOptions['transports'] | undefined
}

/** A connection to the relay that comes back by itself when it is lost. */
export interface RelayLine {
  /** Asks once; an answer that is lost with the connection never comes. */
  request<Name extends keyof ToRelay, Value>(
    name: Name,
    asked: Parameters<ToRelay[Name]>[0],
    read: MessageReader<Value>,
    then: (result: Result<Value, ClassFault>) => void,
  ): void
  /** Acts on what the relay tells, and says that it has arrived. What makes no sense is left out. */
  hear<Value>(name: keyof FromRelay, read: MessageReader<Value>, act: (value: Value) => void): void
  close(): void
}

/** Together with one try these stay below the five seconds in which all are to be back. */
const firstDelay = 300
const longestDelay = 2_000

export function relayLine(
  { origin, transports = ['polling', 'websocket'] }: RelayAddress,
  { up, down }: { readonly up: () => void; readonly down: () => void },
): RelayLine {
  const socket = io(origin, {
    path: relayPath,
    transports,
    forceNew: true,
    reconnectionDelay: firstDelay,
    reconnectionDelayMax: longestDelay,
    timeout: 5_000,
  })
  let again: ReturnType<typeof setTimeout> | undefined
  let delay = firstDelay
  socket.on('connect', up)
  socket.onAny(() => (delay = firstDelay))
  socket.on('disconnect', (reason) => {
    down()
    // After this the connection does not come back by itself.
    if (reason === 'io server disconnect') {
      again = setTimeout(() => socket.connect(), delay)
      delay = Math.min(2 * delay, longestDelay)
    }
  })
  return {
    request(name, asked, read, then) {
      socket.emit(name, asked, (reply: unknown) => {
        const result = readMessage(replyOf(read), reply)
        then(result.ok ? result.value : result)
      })
    },
    hear(name, read, act) {
      socket.on(name, (data: unknown, arrived: unknown) => {
        const told = readMessage(read, data)
        if (told.ok) act(told.value)
        if (typeof arrived === 'function') arrived()
      })
    },
    close() {
      socket.off()
      socket.offAny()
      socket.close()
      clearTimeout(again)
    },
  }
}
