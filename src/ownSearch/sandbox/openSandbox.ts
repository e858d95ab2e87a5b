import sandboxText from 'virtual:sandbox-document'
import { hasFields } from '../../shared/hasFields'
import type { SandboxTask } from './protocol'

/** A place apart in which one script runs: it reaches nothing but its port. */
export interface Sandbox {
  readonly port: MessagePort
  /** Ends whatever runs there, at once. */
  readonly close: () => void
  /** Says that its task is done. */
  readonly finish: () => void
}

/** Who is told when a sandbox does not work. */
export interface SandboxListener {
  /** It is open, and its task has been given to it. */
  readonly onReady: () => void
  /** It could not be opened. */
  readonly onMissing: () => void
  /** What runs there broke down, and what is known of it. */
  readonly onBroken: (told: string, line: number | undefined) => void
}

const longestOpening = 15_000
/** The most that is told of what broke down, in characters. */
const longestTold = 300

/** Opens a sandbox, and runs a script there on a task as soon as it is open. */
export function openSandbox(
  script: string,
  task: SandboxTask,
  { onReady, onMissing, onBroken }: SandboxListener,
): Sandbox {
  const { port1, port2 } = new MessageChannel()
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.hidden = true
  frame.title = ''
  frame.srcdoc = sandboxText
  const waiting = setTimeout(onMissing, longestOpening)

  function listen({ source, data }: MessageEvent<unknown>): void {
    if (source !== frame.contentWindow || !hasFields(data)) return
    if (data.kind === 'ready') {
      clearTimeout(waiting)
      frame.contentWindow?.postMessage({ script, task }, '*', [port2])
      onReady()
    } else if (data.kind === 'broken') {
      const told = typeof data.told === 'string' ? data.told.slice(0, longestTold) : ''
      onBroken(told, typeof data.line === 'number' ? data.line : undefined)
    }
  }
  function close(): void {
    clearTimeout(waiting)
    removeEventListener('message', listen)
    port1.close()
    frame.remove()
  }

  addEventListener('message', listen)
  document.body.append(frame)
  return { port: port1, close, finish: close }
}
