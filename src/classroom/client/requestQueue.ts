import type { Result } from '../../problems/result'
import type { ClassFault } from '../protocol/fault'
import { isTooFast, waitWhenTooFast } from './tooFast'

type Send = (then: (result: Result<null, ClassFault>) => void) => void

/** Requests that are sent in turn, each until it is answered, over as many connections as it takes. */
export interface RequestQueue {
  add(send: Send): void
  /** The relay listens now. */
  resume(): void
  /** The connection is lost: what was not answered is sent again. */
  pause(): void
}

/**
 * Makes a queue that sends nothing before it is resumed.
 *
 * @param settled is told the answer to each request, in turn; what was asked too fast is asked again, and
 * is not settled by that
 */
export function requestQueue(settled: (result: Result<null, ClassFault>) => void): RequestQueue {
  const waiting: Send[] = []
  let connection: object | undefined
  let isBusy = false

  function next() {
    const [send] = waiting
    const current = connection
    if (!send || !current || isBusy) return
    isBusy = true
    send((result) => {
      if (connection !== current) return
      isBusy = false
      if (isTooFast(result)) {
        setTimeout(next, waitWhenTooFast)
        return
      }
      waiting.shift()
      settled(result)
      next()
    })
  }

  return {
    add(send) {
      waiting.push(send)
      next()
    },
    resume() {
      connection = {}
      isBusy = false
      next()
    },
    pause() {
      connection = undefined
    },
  }
}
