/** Sends one value at a time, each time the newest. */
export interface NewestOnly<Value> {
  /** What is to be sent next, made when it is sent; what waited before is dropped. */
  offer(make: () => Value): void
  /** What did not arrive is to be sent again, unless something newer waits. */
  again(value: Value): void
  /** Forgets what is on its way: its connection is lost. */
  restart(): void
}

/**
 * Nothing waits in a queue behind a slow line: what is sent next goes out when what was sent before
 * has arrived, and is the newest then. So the last one always arrives.
 */
export function newestOnly<Value>(
  send: (value: Value, arrived: () => void) => void,
): NewestOnly<Value> {
  let waiting: (() => Value) | undefined
  let onItsWay: object | undefined

  function next() {
    if (!waiting || onItsWay) return
    const make = waiting
    const sending = {}
    waiting = undefined
    onItsWay = sending
    send(make(), () => {
      if (onItsWay !== sending) return
      onItsWay = undefined
      next()
    })
  }

  return {
    offer(make) {
      waiting = make
      next()
    },
    again(value) {
      waiting ??= () => value
      next()
    },
    restart() {
      waiting = undefined
      onItsWay = undefined
    },
  }
}
