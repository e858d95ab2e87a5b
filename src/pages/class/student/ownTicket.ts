import { newTicket } from '../../../classroom/client/newTicket'
import { readMessage } from '../../../classroom/protocol/readMessage'
import { readTicket } from '../../../classroom/protocol/roomCode'

const channelName = 'tansaku-tickets'
/** Another window of this browser answers sooner, in ms. */
const longestAnswer = 150

/** A ticket of this window alone. */
export interface OwnTicket {
  /** The ticket that was kept, or a new one where another window has that. */
  own(kept: string): Promise<string>
  close(): void
}

/**
 * A copy of a window has what the window kept: with one ticket they would push each other out of the
 * class. So each tells the others which one it has.
 */
export function ownTicket(): OwnTicket {
  const channel = new BroadcastChannel(channelName)
  let mine: string | undefined
  let asked: { readonly ticket: string; readonly isTaken: () => void } | undefined

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!Array.isArray(data)) return
    const [kind, told]: readonly unknown[] = data
    const ticket = readMessage(readTicket, told)
    if (!ticket.ok) return
    if (kind === 'whose' && ticket.value === mine) channel.postMessage(['mine', mine])
    if (kind === 'mine' && ticket.value === asked?.ticket) asked.isTaken()
  }

  function isTaken(ticket: string): Promise<boolean> {
    return new Promise((resolve) => {
      const free = setTimeout(() => resolve(false), longestAnswer)
      asked = {
        ticket,
        isTaken() {
          clearTimeout(free)
          resolve(true)
        },
      }
      channel.postMessage(['whose', ticket])
    })
  }

  return {
    async own(kept) {
      if (kept !== mine) mine = (await isTaken(kept)) ? newTicket() : kept
      return mine
    },
    close: () => channel.close(),
  }
}
