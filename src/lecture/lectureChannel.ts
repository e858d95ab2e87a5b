import { onScopeDispose } from 'vue'
import { readSaid } from './said'
import type { Said } from './said'

/** What windows of one browser tell each other. */
export interface LectureChannel {
  readonly say: (said: Said) => void
}

const name = 'tansaku-lecture'

/** Joins the windows of a lecture until the component is gone; what cannot be read changes nothing. */
export function useLectureChannel(onSaid: (said: Said) => void): LectureChannel {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const said = readSaid(data)
    if (said) onSaid(said)
  }
  onScopeDispose(() => channel.close())
  return { say: (said) => channel.postMessage(said) }
}
