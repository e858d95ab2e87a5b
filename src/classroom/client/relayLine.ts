import { io } from 'socket.io-client'
import type { ManagerOptions } from 'socket.io-client'
import type { Result } from '../../problems/result'
import type { ClassFault } from '../protocol/fault'
import { heartbeat } from '../protocol/heartbeat'
import { relayPath, replyOf } from '../protocol/messages'
import type { FromRelay, ToRelay } from '../protocol/messages'
import { readMessage } from '../protocol/readMessage'
import type { MessageReader } from '../protocol/readMessage'
import { onNetworkBack } from './networkBack'

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

/** Who is back in the network is back in the class within a second. */
const firstDelay = 300
const longestDelay = 800
/** A try may hang where the network is gone. */
const longestTry = 3_000
/** Who is connected hears more often than this. */
const longestSilence = heartbeat.each + 1_000

/**
 * Connects to a relay, and again whenever the connection was lost, until it is closed.
 *
 * @param up is called each time that there is a connection; what was asked over the one before is lost
 * @param down is called each time that it is lost
 */
export function relayLine(
  { origin, transports = ['polling', 'websocket'] }: RelayAddress,
  { up, down }: { readonly up: () => void; readonly down: () => void },
): RelayLine {
  const socket = io(origin, {
    path: relayPath,
    transports,
    forceNew: true,
    // A balancer may know by a cookie which server has the connection.
    withCredentials: true,
    // By itself it would neither hear that the network is back nor come back where the relay hung up.
    reconnection: false,
    timeout: longestTry,
  })
  let again: ReturnType<typeof setTimeout> | undefined
  let delay = firstDelay
  let heardAt = 0

  function connectLater() {
    clearTimeout(again)
    // A whole class does not come at once.
    again = setTimeout(() => socket.connect(), delay * (0.7 + 0.3 * Math.random()))
    delay = Math.min(2 * delay, longestDelay)
  }

  function connectNow() {
    clearTimeout(again)
    delay = firstDelay
    // What there is may hang in a network that is gone.
    socket.disconnect()
    socket.connect()
  }

  const heard = () => (heardAt = Date.now())
  socket.on('connect', () => {
    heard()
    up()
  })
  socket.io.on('ping', heard)
  socket.onAny(() => {
    heard()
    delay = firstDelay
  })
  socket.on('connect_error', connectLater)
  socket.on('disconnect', (reason) => {
    down()
    if (reason !== 'io client disconnect') connectLater()
  })
  const forget = onNetworkBack({
    online: connectNow,
    seen() {
      if (!socket.connected || Date.now() - heardAt > longestSilence) connectNow()
    },
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
      forget()
      socket.off()
      socket.offAny()
      socket.close()
      clearTimeout(again)
    },
  }
}
