import { readNothing } from '../protocol/messages'
import { relayLine } from './relayLine'

const requests = 5
const longestTest = 8_000

/**
 * Tries whether a relay can be reached in one way.
 *
 * @returns how long a request and its answer take, in ms, the middle one of several; nothing where
 * none came back in time
 */
export function testLine(
  origin: string,
  transport: 'polling' | 'websocket',
): Promise<number | undefined> {
  return new Promise((resolve) => {
    const times: number[] = []
    const line = relayLine({ origin, transports: [transport] }, { up: ask, down: () => {} })
    const tooLate = setTimeout(() => end(undefined), longestTest)

    function ask() {
      const sent = performance.now()
      // A request that changes nothing: it is refused, and the refusal is the answer.
      line.request('stand', { hand: false, letGo: false }, readNothing, () => {
        times.push(performance.now() - sent)
        if (times.length < requests) ask()
        else end(times.sort((one, other) => one - other)[Math.floor(requests / 2)])
      })
    }

    function end(time: number | undefined) {
      clearTimeout(tooLate)
      line.close()
      resolve(time)
    }
  })
}
